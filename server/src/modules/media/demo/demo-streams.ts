import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from '../../../platform/log'
import type { BroadcastHooks } from '../broadcasts'
import { createStreamName, type Hub, type LiveStream, type Publisher } from '../hub'
import { readClip } from './clip'
import { ClipLoop } from './clip-loop'

export const CLIPS_DIR = fileURLToPath(new URL('../clips', import.meta.url))
const TICK_MS = 80
const ROOMS_MS = 3_000
const CLIP_NAME = /^[a-z0-9-]{1,40}$/

export type DemoDeps = {
  hub: Hub
  broadcasts: Pick<BroadcastHooks, 'demoRooms'>
  log: Logger
  clipsDir?: string
}

type Playing = { publisher: Publisher; stream: LiveStream; loop: ClipLoop; clip: string }

/**
 * Plays clips in the rooms of the demo until `signal` aborts, so that a fresh machine has video. A
 * publisher of a room takes over, and the clip returns after it.
 */
export function startDemoStreams(deps: DemoDeps, signal: AbortSignal): void {
  const { broadcasts, log } = deps
  const demo = new DemoStreams(deps)
  const ticks = setInterval(() => demo.run(), TICK_MS)
  let isReading = false
  const read = async () => {
    if (isReading) return
    isReading = true
    try {
      await demo.play(await broadcasts.demoRooms())
    } catch (error) {
      log.warn({ err: error }, 'the rooms of the demo could not be read')
    } finally {
      isReading = false
    }
    if (signal.aborted) demo.end()
  }
  const reads = setInterval(() => void read(), ROOMS_MS)
  ticks.unref()
  reads.unref()
  void read()
  signal.addEventListener('abort', () => {
    clearInterval(ticks)
    clearInterval(reads)
    demo.end()
  })
}

class DemoStreams {
  readonly #deps: DemoDeps
  readonly #loops = new Map<string, ClipLoop | null>()
  readonly #playing = new Map<number, Playing>()

  constructor(deps: DemoDeps) {
    this.#deps = deps
  }

  run(): void {
    const now = performance.now()
    for (const loop of this.#loops.values()) if (loop?.isUsed) loop.run(now)
  }

  async play(rooms: readonly { roomId: number; clip: string }[]): Promise<void> {
    const wanted = new Map(rooms.map(({ roomId, clip }) => [roomId, clip]))
    for (const [roomId, { stream, clip }] of this.#playing)
      if (wanted.get(roomId) !== clip || this.#deps.hub.get(stream.name) !== stream)
        this.#stop(roomId)
    for (const [roomId, clip] of wanted)
      if (!this.#playing.has(roomId)) await this.#start(roomId, clip)
  }

  end(): void {
    for (const roomId of [...this.#playing.keys()]) this.#stop(roomId)
  }

  async #start(roomId: number, clip: string): Promise<void> {
    const loop = await this.#loopOf(clip)
    const name = createStreamName({ roomId, quality: 'source' })
    const publisher = loop && this.#deps.hub.publish(name, { source: 'demo' })
    const stream = this.#deps.hub.get(name)
    if (!publisher || !stream) return
    loop.add(publisher)
    this.#playing.set(roomId, { publisher, stream, loop, clip })
  }

  #stop(roomId: number): void {
    const playing = this.#playing.get(roomId)
    this.#playing.delete(roomId)
    playing?.loop.remove(playing.publisher)
    playing?.publisher.end()
  }

  /** Null for a clip that is missing or damaged; it is read once. */
  async #loopOf(clip: string): Promise<ClipLoop | null> {
    const known = this.#loops.get(clip)
    if (known !== undefined) return known
    const file = path.join(this.#deps.clipsDir ?? CLIPS_DIR, `${clip}.flv`)
    let loop: ClipLoop | null = null
    try {
      if (!CLIP_NAME.test(clip) || !existsSync(file)) throw new Error(`no clip ${clip}`)
      loop = new ClipLoop(await readClip(file), performance.now())
    } catch (error) {
      this.#deps.log.warn({ err: error, clip }, 'a clip of the demo cannot be played')
    }
    this.#loops.set(clip, loop)
    return loop
  }
}

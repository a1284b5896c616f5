import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import type { FlvTag } from '../flv'
import type { Hub, LiveStream, Publisher } from '../hub'
import { startTranscoder, type Transcoder } from './transcoder'

/** A viewer waits no longer for the first picture. */
const START_MS = 10_000
const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** A program that ran for this long was well: its next failure is a first one. */
const WELL_MS = 60_000

/** A stream that a viewer watches; `leave` once the viewer has gone. */
export type WatchedStream = { stream: LiveStream; leave: () => void }

type SmoothOptions = {
  hub: Hub
  clock: Clock
  log: Logger
  name: string
  source: LiveStream
  program: string
  lingerMs: number
  onEnd: () => void
}

/** One stream of lower quality: begins with its first viewer, ends some time after the last. */
export class SmoothStream {
  readonly #options: SmoothOptions
  readonly #waiting = new Set<(stream: LiveStream | null) => void>()
  readonly #stopWatching = new AbortController()
  #viewers = 0
  #publisher: Publisher | null = null
  #transcoder: Transcoder | null = null
  #timer: NodeJS.Timeout | undefined
  #pauseMs = FIRST_PAUSE_MS
  /** Newest tag of the source, and when it came. */
  #newest = { timestamp: 0, atMs: 0 }
  #hasEnded = false

  constructor(options: SmoothOptions) {
    this.#options = options
    const { hub, source } = options
    const onEnd = (stream: LiveStream) => {
      if (stream === source) this.end()
    }
    hub.onEnd(onEnd, this.#stopWatching.signal)
    this.#begin()
  }

  /** Null when no picture comes in time. */
  async watch(): Promise<WatchedStream | null> {
    this.#viewers += 1
    const leave = () => this.#leave()
    const stream = this.#onAir() ?? (await this.#nextStream())
    if (stream) return { stream, leave }
    leave()
    return null
  }

  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    clearTimeout(this.#timer)
    this.#stopWatching.abort()
    this.#transcoder?.end()
    this.#publisher?.end()
    for (const resolve of this.#waiting) resolve(null)
    this.#options.onEnd()
  }

  #onAir(): LiveStream | null {
    return (this.#publisher && this.#options.hub.get(this.#options.name)) ?? null
  }

  #nextStream(): Promise<LiveStream | null> {
    if (this.#hasEnded) return Promise.resolve(null)
    return new Promise((resolve) => {
      const settle = (stream: LiveStream | null) => {
        clearTimeout(timer)
        this.#waiting.delete(settle)
        resolve(stream)
      }
      const timer = setTimeout(() => settle(null), START_MS)
      this.#waiting.add(settle)
    })
  }

  #leave(): void {
    this.#viewers -= 1
    if (this.#viewers > 0 || this.#hasEnded) return
    const endUnwatched = () => {
      if (this.#viewers === 0) this.end()
    }
    setTimeout(endUnwatched, this.#options.lingerMs).unref()
  }

  #begin(): void {
    const { program, source, log, name } = this.#options
    const beganAt = performance.now()
    this.#transcoder = startTranscoder({
      program,
      source,
      onSent: ({ timestamp }) => {
        this.#newest = { timestamp, atMs: this.#options.clock.now() }
      },
      onTag: (tag) => this.#write(tag),
      onExit: (reason) => {
        this.#publisher?.end()
        this.#publisher = null
        if (this.#hasEnded) return
        log.warn({ stream: name, reason }, 'the second quality stopped and begins again')
        if (performance.now() - beganAt > WELL_MS) this.#pauseMs = FIRST_PAUSE_MS
        this.#timer = setTimeout(() => this.#begin(), this.#pauseMs)
        this.#pauseMs = Math.min(2 * this.#pauseMs, MAX_PAUSE_MS)
      },
    })
  }

  #write(tag: FlvTag): void {
    if (this.#hasEnded) return
    const { hub, name, source } = this.#options
    // Its times are those of the source: a player measures the delay of both alike.
    const sentAtMs = (timestamp: number) => this.#newest.atMs - (this.#newest.timestamp - timestamp)
    this.#publisher ??= hub.publish(name, { source: source.source, sentAtMs })
    this.#publisher?.write(tag)
    const stream = this.#onAir()
    if (stream) for (const resolve of this.#waiting) resolve(stream)
  }
}

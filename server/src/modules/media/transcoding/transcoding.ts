import type { PlaySource } from '@saidian/shared/contracts/rooms'
import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import { createStreamName, type Hub, type LiveStream, readStreamName } from '../hub'
import { hasFfmpeg } from './ffmpeg'
import { SmoothStream, type WatchedStream } from './smooth-stream'

type Quality = PlaySource['quality']

export type Transcoding = {
  /** Looks for ffmpeg, and ends everything when `signal` aborts. */
  start: (signal: AbortSignal) => Promise<void>
  /** The qualities of a room on air, that of the publisher first. */
  qualitiesOf: (roomId: number) => readonly Quality[]
  /**
   * The stream of this name. One that is made here begins with its first viewer. Null when it is
   * off air, or does not begin in time.
   */
  watch: (name: string) => Promise<WatchedStream | null>
}

type TranscodingDeps = {
  hub: Hub
  clock: Clock
  log: Logger
  isOn: boolean
  /** The program; tests have one of their own. */
  program?: string
  /** How long a stream goes on that no one watches; tests wait less. */
  lingerMs?: number
}

const LINGER_MS = 10_000

/**
 * The second quality 流畅, made by ffmpeg where it is installed, while someone watches it. Clips of
 * the demo have none: they are small already.
 */
export function createTranscoding(deps: TranscodingDeps): Transcoding {
  const { hub, clock, log, isOn, program = 'ffmpeg', lingerMs = LINGER_MS } = deps
  const made = new Map<string, SmoothStream>()
  let isAvailable = false

  function sourceOf(roomId: number): LiveStream | null {
    const source = hub.get(createStreamName({ roomId, quality: 'source' }))
    const canMake = isAvailable && source?.source === 'rtmp' && source.headers().tracks.video
    return canMake ? source : null
  }

  return {
    async start(signal) {
      isAvailable = isOn && (await hasFfmpeg(program))
      if (isOn && !isAvailable) log.info('ffmpeg is not installed: streams have one quality')
      signal.addEventListener('abort', () => {
        isAvailable = false
        for (const stream of made.values()) stream.end()
      })
    },
    qualitiesOf: (roomId) => (sourceOf(roomId) ? ['source', 'smooth'] : ['source']),
    async watch(name) {
      const known = readStreamName(name)
      if (known?.quality !== 'smooth') {
        const stream = hub.get(name)
        return stream ? { stream, leave: () => undefined } : null
      }
      const source = sourceOf(known.roomId)
      if (!source) return null
      const options = { hub, clock, log, name, source, program, lingerMs }
      const smooth =
        made.get(name) ?? new SmoothStream({ ...options, onEnd: () => made.delete(name) })
      made.set(name, smooth)
      return smooth.watch()
    },
  }
}

import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import type { FlvTag } from '../flv'
import { type LiveStream, OpenStream, type StreamSource } from './live-stream'

/** The one that sends a stream into the hub. */
export type Publisher = {
  write: (tag: FlvTag) => void
  /** Ends the stream; its name is free again at once. */
  end: () => void
}

export type PublishOptions = {
  source: StreamSource
  /** When its publisher sent a tag of this time, for a stream that was made from another one. */
  sentAtMs?: (timestamp: number) => number
}

export type StreamWatcher = (stream: LiveStream) => void

/** All streams of this process, of every source and for every reader. */
export type Hub = {
  /**
   * Null while another publisher sends a stream of this name. A clip of the demo ends for any other
   * publisher.
   */
  publish: (name: string, options: PublishOptions) => Publisher | null
  get: (name: string) => LiveStream | undefined
  streams: () => readonly LiveStream[]
  /** Until `signal` aborts. A watcher that comes late does not see streams of before. */
  onStart: (watcher: StreamWatcher, signal?: AbortSignal) => void
  onEnd: (watcher: StreamWatcher, signal?: AbortSignal) => void
}

export function createHub({ clock, log }: { clock: Clock; log: Logger }): Hub {
  const streams = new Map<string, OpenStream>()
  const started = new Set<StreamWatcher>()
  const ended = new Set<StreamWatcher>()
  const onFault = (error: unknown) => log.error({ err: error }, 'a reader of a stream failed')

  const notify = (watchers: Set<StreamWatcher>, stream: LiveStream) => {
    for (const watcher of watchers) {
      try {
        watcher(stream)
      } catch (error) {
        onFault(error)
      }
    }
  }
  const watch = (watchers: Set<StreamWatcher>, watcher: StreamWatcher, signal?: AbortSignal) => {
    watchers.add(watcher)
    signal?.addEventListener('abort', () => watchers.delete(watcher), { once: true })
  }

  const end = (stream: OpenStream) => {
    if (streams.get(stream.name) !== stream) return
    streams.delete(stream.name)
    stream.end()
    notify(ended, stream)
  }

  return {
    publish: (name, { source, sentAtMs }) => {
      const known = streams.get(name)
      if (known && (known.source !== 'demo' || source === 'demo')) return null
      if (known) end(known)
      const stream = new OpenStream({ name, source, sentAtMs, clock, onFault })
      streams.set(name, stream)
      notify(started, stream)
      return {
        write: (tag) => stream.write(tag),
        end: () => end(stream),
      }
    },
    get: (name) => streams.get(name),
    streams: () => [...streams.values()],
    onStart: (watcher, signal) => watch(started, watcher, signal),
    onEnd: (watcher, signal) => watch(ended, watcher, signal),
  }
}

import type { Clock } from '../../../platform/clock'
import { createDataTag, type FlvTag, readMetadata, TAG } from '../flv'
import { GroupOfPictures } from './group-of-pictures'
import { type Headers, HeadersOfStream } from './headers-of-stream'

/** How the picture comes: from an encoder, or from a clip of the demo. */
export type StreamSource = 'rtmp' | 'demo'

export type StreamListener = {
  onTag: (tag: FlvTag) => void
  onEnd?: () => void
}

/** A stream that is on air. */
export type LiveStream = {
  /** The id of a room, for a variant with its quality: `10001`, `10001-smooth`. */
  readonly name: string
  readonly source: StreamSource
  readonly startedAtMs: number
  /** Grows with each new configuration of a decoder. */
  headers: () => Headers
  /**
   * Gives the headers and the last group of pictures first, at once when the stream has them, and
   * every tag from then on. The result ends the subscription.
   */
  subscribe: (listener: StreamListener) => () => void
}

/** Writes its clock into the stream, so that a player can compute its delay. */
const CLOCK_MS = 1_000
/** A track that has not begun by then is not expected. */
const SETTLE_MS = 1_000

type Subscription = { listener: StreamListener; hasBegun: boolean }

export type StreamOptions = {
  name: string
  /** When the publisher sent a tag of this time; now when absent. */
  sentAtMs?: (timestamp: number) => number
  source: StreamSource
  clock: Clock
  /** A listener threw; it gets no further tags. */
  onFault: (error: unknown) => void
}

/** The state of one stream: its headers, its last group of pictures and its listeners. */
export class OpenStream implements LiveStream {
  readonly name: string
  readonly source: StreamSource
  readonly startedAtMs: number
  readonly #options: StreamOptions
  readonly #headers = new HeadersOfStream()
  readonly #group = new GroupOfPictures()
  readonly #subscriptions = new Set<Subscription>()
  #clockTag: FlvTag | null = null
  #clockAtMs = Number.NEGATIVE_INFINITY
  #firstAtMs: number | null = null
  #isSettled = false
  #hasEnded = false

  constructor(options: StreamOptions) {
    this.#options = options
    this.name = options.name
    this.source = options.source
    this.startedAtMs = options.clock.now()
  }

  headers(): Headers {
    return this.#headers.current()
  }

  subscribe(listener: StreamListener): () => void {
    const subscription = { listener, hasBegun: false }
    if (this.#hasEnded) {
      listener.onEnd?.()
      return () => undefined
    }
    this.#subscriptions.add(subscription)
    this.#begin(subscription)
    return () => this.#subscriptions.delete(subscription)
  }

  write(tag: FlvTag): void {
    if (this.#hasEnded) return
    const now = this.#options.clock.now()
    this.#firstAtMs ??= now
    if (tag.type === TAG.data && !readMetadata(tag)) return
    if (tag.type === TAG.data || tag.isHeader) {
      if (!this.#headers.add(tag)) return
      if (tag.type === TAG.video) this.#group.clear()
    } else {
      this.#addClock(now, tag.timestamp)
      this.#headers.sawFrame(tag.type)
      this.#group.add(tag, this.#headers.current().tracks.video)
    }
    this.#isSettled ||= this.#headers.isComplete() || now - this.#firstAtMs >= SETTLE_MS
    this.#send(tag)
  }

  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    for (const { listener } of this.#subscriptions) this.#guarded(() => listener.onEnd?.())
    this.#subscriptions.clear()
    this.#group.clear()
  }

  #addClock(now: number, timestamp: number): void {
    if (now - this.#clockAtMs < CLOCK_MS && now >= this.#clockAtMs) return
    this.#clockAtMs = now
    const at = this.#options.sentAtMs?.(timestamp) ?? now
    this.#clockTag = createDataTag(timestamp, 'onClock', { at, ts: timestamp })
    this.#send(this.#clockTag)
  }

  #send(tag: FlvTag): void {
    for (const subscription of this.#subscriptions) {
      if (!subscription.hasBegun) this.#begin(subscription)
      else if (!this.#guarded(() => subscription.listener.onTag(tag)))
        this.#subscriptions.delete(subscription)
    }
  }

  /** The tags that a listener begins with include the newest one. */
  #begin(subscription: Subscription): void {
    const frames = this.#group.tags()
    if (!this.#isSettled || frames.length === 0) return
    subscription.hasBegun = true
    const clockTag = this.#clockTag ? [this.#clockTag] : []
    for (const tag of [...this.headers().tags, ...clockTag, ...frames])
      if (!this.#guarded(() => subscription.listener.onTag(tag))) {
        this.#subscriptions.delete(subscription)
        return
      }
  }

  /** False when `act` threw: the fault of one listener must not reach the others. */
  #guarded(act: () => void): boolean {
    try {
      act()
      return true
    } catch (error) {
      this.#options.onFault(error)
      return false
    }
  }
}

import type { Duplex } from 'node:stream'

const SLICE_MS = 10
const BURST = 0.05
const COMPACT_AT = 1_000

type Waiting = {
  raw: Duplex
  until: number
  admit: () => void
  reject: () => void
  onError: () => void
}

export type HandshakeQueueOptions = {
  /** Maximum in any second. */
  perSecond: number
  /**
   * A peer that would wait longer is rejected and retries by its own rules. Well below 5 s, after
   * which a client gives up a try: completing such a handshake would be wasted work.
   */
  maxWaitMs?: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/**
 * Completes handshakes at an even pace, first come first served. Every client reconnects when a
 * gateway or a network recovers, and each handshake brings subscriptions and snapshot requests.
 */
export class HandshakeQueue {
  readonly #queue: Waiting[] = []
  readonly #maxAtOnce: number
  readonly #pace: number
  readonly #maxWaitMs: number
  readonly #now: () => number
  #served = 0
  #tokens: number
  #filledAt: number
  #timer: NodeJS.Timeout | null = null

  constructor({
    perSecond,
    maxWaitMs = 2_000,
    now = () => performance.now(),
  }: HandshakeQueueOptions) {
    // A burst after silence; together with the pace no second exceeds `perSecond`.
    this.#maxAtOnce = Math.max(1, perSecond * BURST)
    this.#pace = perSecond * (1 - BURST)
    this.#maxWaitMs = maxWaitMs
    this.#now = now
    this.#tokens = this.#maxAtOnce
    this.#filledAt = now()
  }

  /** Number of waiting handshakes. */
  get waiting(): number {
    return this.#queue.length - this.#served
  }

  /**
   * Calls `admit` at once or later in order, or `reject` when the wait is too long; neither when
   * the peer leaves meanwhile.
   */
  ask(raw: Duplex, admit: () => void, reject: () => void): void {
    this.#fill()
    const { waiting } = this
    if (waiting === 0 && this.#tokens >= 1) {
      this.#tokens--
      admit()
      return
    }
    if ((waiting * 1_000) / this.#pace > this.#maxWaitMs) {
      reject()
      return
    }
    const onError = () => raw.destroy()
    raw.on('error', onError)
    this.#queue.push({ raw, until: this.#now() + this.#maxWaitMs, admit, reject, onError })
    this.#timer ??= setTimeout(() => this.#serve(), SLICE_MS)
  }

  #fill(): void {
    const gained = ((this.#now() - this.#filledAt) * this.#pace) / 1_000
    this.#tokens = Math.min(this.#maxAtOnce, this.#tokens + gained)
    this.#filledAt = this.#now()
  }

  #serve(): void {
    this.#timer = null
    this.#fill()
    for (let next = this.#queue[this.#served]; next; next = this.#queue[this.#served]) {
      const isLate = this.#now() > next.until
      if (!isLate && !next.raw.destroyed && this.#tokens < 1) break
      this.#served++
      next.raw.off('error', next.onError)
      if (next.raw.destroyed) continue
      if (isLate) next.reject()
      else {
        this.#tokens--
        next.admit()
      }
    }
    // Removing the front in bulk: each splice moves the whole queue.
    if (this.waiting === 0 || this.#served >= COMPACT_AT) {
      this.#queue.splice(0, this.#served)
      this.#served = 0
    }
    if (this.waiting > 0) this.#timer = setTimeout(() => this.#serve(), SLICE_MS)
  }
}

/** How much longer than a delivery the pause behind it is: others need the processor too. */
const REST_SHARE = 2
const MAX_REST_MS = 200
/** A delivery to few followers is so short that nothing is saved by waiting. */
const SHORT_MS = 5

/**
 * Frames of one topic on their way to its followers. A frame goes out at once; those that come
 * close behind a long delivery go together, as one write for each follower: a crowd then costs a
 * write for each follower and pause, not for each follower and frame.
 */
export class PacedFrames {
  readonly #deliver: (bytes: Buffer, frames: number) => void
  #waiting: Buffer[] = []
  #restUntil = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null

  constructor(deliver: (bytes: Buffer, frames: number) => void) {
    this.#deliver = deliver
  }

  push(frame: Buffer): void {
    this.#waiting.push(frame)
    if (this.#timer) return
    const restMs = this.#restUntil - performance.now()
    if (restMs <= 0) this.flush()
    else this.#timer = setTimeout(() => this.flush(), restMs).unref()
  }

  /** Delivers what waits, now. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const [first, ...others] = this.#waiting
    if (!first) return
    this.#waiting = []
    const startedAt = performance.now()
    const bytes = others.length > 0 ? Buffer.concat([first, ...others]) : first
    this.#deliver(bytes, others.length + 1)
    const endedAt = performance.now()
    const tookMs = endedAt - startedAt
    if (tookMs >= SHORT_MS) this.#restUntil = endedAt + Math.min(MAX_REST_MS, tookMs * REST_SHARE)
  }
}

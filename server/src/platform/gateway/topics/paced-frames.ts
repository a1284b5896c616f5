/** How much longer than a delivery the pause behind it is: others need the processor too. */
const REST_SHARE = 2
const MAX_REST_MS = 200
/** A delivery to few followers is so short that nothing is saved by waiting. */
const SHORT_MS = 5

/** A slice of a delivery in the background: so long may others wait for it. */
const SLICE = 250

export type PacedFramesOptions = {
  /** Those who get a frame that goes out now. */
  followers: ReadonlySet<Receiver>
  onDelivered: (count: number) => void
  /** Goes out in slices, between which other topics and calls have their turn. */
  isInBackground?: boolean | undefined
}

type Receiver = { deliver: (bytes: Buffer) => void }
type Delivery = { bytes: Buffer; frames: number; to: readonly Receiver[]; next: number }

/**
 * Frames of one topic on their way to its followers. A frame goes out at once; those that come
 * close behind a long delivery go together, as one write for each follower: a crowd then costs a
 * write for each follower and pause, not for each follower and frame.
 */
export class PacedFrames {
  readonly #options: PacedFramesOptions
  #waiting: Buffer[] = []
  #delivery: Delivery | null = null
  #tookMs = 0
  #restUntil = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null

  constructor(options: PacedFramesOptions) {
    this.#options = options
  }

  push(frame: Buffer): void {
    this.#waiting.push(frame)
    if (this.#timer || this.#delivery) return
    const restMs = this.#restUntil - performance.now()
    if (restMs <= 0) this.#start()
    else this.#timer = setTimeout(() => this.#start(), restMs).unref()
  }

  /** Delivers what waits, now. */
  flush(): void {
    this.#deliver(Number.POSITIVE_INFINITY)
    this.#begin()
    this.#deliver(Number.POSITIVE_INFINITY)
  }

  #start(): void {
    this.#begin()
    if (this.#options.isInBackground) setImmediate(() => this.#deliverSlices())
    else this.#deliver(Number.POSITIVE_INFINITY)
  }

  #deliverSlices(): void {
    this.#deliver(SLICE)
    if (this.#delivery) setImmediate(() => this.#deliverSlices())
  }

  #begin(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const [first, ...others] = this.#waiting
    if (!first) return
    this.#waiting = []
    const bytes = others.length > 0 ? Buffer.concat([first, ...others]) : first
    const to = [...this.#options.followers]
    this.#delivery = { bytes, frames: others.length + 1, to, next: 0 }
    this.#tookMs = 0
  }

  /** To the next `count` of those who followed when the delivery began and still do. */
  #deliver(count: number): void {
    const delivery = this.#delivery
    if (!delivery) return
    const { followers, onDelivered } = this.#options
    const { bytes, frames, to, next } = delivery
    const startedAt = performance.now()
    const end = Math.min(to.length, next + count)
    for (let place = next; place < end; place++) {
      const follower = to[place] as Receiver
      if (followers.has(follower)) follower.deliver(bytes)
    }
    onDelivered((end - next) * frames)
    delivery.next = end
    const endedAt = performance.now()
    this.#tookMs += endedAt - startedAt
    if (end === to.length) this.#end(endedAt)
  }

  #end(endedAt: number): void {
    this.#delivery = null
    const restMs = this.#tookMs >= SHORT_MS ? Math.min(MAX_REST_MS, this.#tookMs * REST_SHARE) : 0
    this.#restUntil = endedAt + restMs
    // What came during the delivery waits for its pause.
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#start(), restMs).unref()
  }
}

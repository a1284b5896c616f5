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

type Receiver = { user?: { id: string } | null; deliver: (bytes: Buffer) => void }
/** Frames of members who get another one than the rest. */
export type FramesApart = ReadonlyMap<string, Buffer>
type Frame = { bytes: Buffer; apart: FramesApart | undefined }
type Delivery = {
  bytes: Buffer
  /** The bytes of a member who gets others; null where all get the same. */
  apart: ((memberId: string) => Buffer | undefined) | null
  frames: number
  to: readonly Receiver[]
  next: number
}

/**
 * Frames of one topic on their way to its followers. A frame goes out at once; those that come
 * close behind a long delivery go together, as one write for each follower: a crowd then costs a
 * write for each follower and pause, not for each follower and frame.
 */
export class PacedFrames {
  readonly #options: PacedFramesOptions
  #waiting: Frame[] = []
  #delivery: Delivery | null = null
  #tookMs = 0
  #restUntil = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | null = null

  constructor(options: PacedFramesOptions) {
    this.#options = options
  }

  push(bytes: Buffer, apart?: FramesApart): void {
    this.#waiting.push({ bytes, apart })
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
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    const bytes = joined(waiting.map((frame) => frame.bytes))
    const to = [...this.#options.followers]
    const apart = bytesApart(waiting)
    this.#delivery = { bytes, apart, frames: waiting.length, to, next: 0 }
    this.#tookMs = 0
  }

  /** To the next `count` of those who followed when the delivery began and still do. */
  #deliver(count: number): void {
    const delivery = this.#delivery
    if (!delivery) return
    const { followers, onDelivered } = this.#options
    const { bytes, apart, frames, to, next } = delivery
    const startedAt = performance.now()
    const end = Math.min(to.length, next + count)
    for (let place = next; place < end; place++) {
      const follower = to[place] as Receiver
      if (!followers.has(follower)) continue
      follower.deliver((apart && follower.user && apart(follower.user.id)) ?? bytes)
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

function joined(frames: readonly Buffer[]): Buffer {
  const [first] = frames
  return first && frames.length === 1 ? first : Buffer.concat(frames)
}

/** Made for those who need it alone: a crowd of whom none gets other frames pays nothing. */
function bytesApart(frames: readonly Frame[]): Delivery['apart'] {
  const apart = frames.flatMap((frame) => frame.apart ?? [])
  if (apart.length === 0) return null
  return (memberId) => {
    if (!apart.some((each) => each.has(memberId))) return undefined
    return joined(frames.map((frame) => frame.apart?.get(memberId) ?? frame.bytes))
  }
}

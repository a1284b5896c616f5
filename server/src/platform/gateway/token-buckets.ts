export type TokenBucketOptions = {
  perSecond: number
  /** Number that may be taken at once after silence. */
  burst: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

type Bucket = { tokens: number; filledAt: number }

/** Beyond this number the bucket that was used least recently, which is full again, is deleted. */
const MAX_BUCKETS = 20_000

/** Limits the rate of something for each key. */
export class TokenBuckets<Key> {
  readonly #buckets = new Map<Key, Bucket>()
  readonly #perSecond: number
  readonly #burst: number
  readonly #now: () => number

  constructor({ perSecond, burst, now = () => performance.now() }: TokenBucketOptions) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#now = now
  }

  /** Takes a token; false when there is none. */
  take(key: Key): boolean {
    if (this.#perSecond === Number.POSITIVE_INFINITY) return true
    const now = this.#now()
    const known = this.#buckets.get(key)
    const gained = known ? ((now - known.filledAt) * this.#perSecond) / 1_000 : this.#burst
    const tokens = Math.min(this.#burst, (known?.tokens ?? 0) + gained)
    const isGiven = tokens >= 1
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: isGiven ? tokens - 1 : tokens, filledAt: now })
    if (this.#buckets.size > MAX_BUCKETS) this.forget(this.#buckets.keys().next().value as Key)
    return isGiven
  }

  forget(key: Key): void {
    this.#buckets.delete(key)
  }
}

import type { Clock } from '../../../platform/clock'

/** Smaller offsets come from latency and the whole seconds of the `Date` header. */
const NOTICED_MS = 5_000
/** A change that the vendor dates later than this after now is malformed. */
const MAX_FUTURE_MS = 10_000

/**
 * Converts times of the vendor to our clock. The vendor's clock may be wrong by minutes and may be
 * corrected at any time: every response has its time.
 */
export class VendorClock {
  readonly #clock: Clock
  /** Offset of the vendor's clock; positive is ahead. */
  #offsetMs = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Updates the offset from the `Date` header of a new response. */
  sync(date: string | null): void {
    const shownMs = date === null ? Number.NaN : Date.parse(date)
    if (Number.isNaN(shownMs)) return
    const offsetMs = shownMs - this.#clock.now()
    if (Math.abs(offsetMs - this.#offsetMs) <= NOTICED_MS) return
    this.#offsetMs = Math.abs(offsetMs) <= NOTICED_MS ? 0 : offsetMs
  }

  get offsetMs(): number {
    return this.#offsetMs
  }

  /** Whether the vendor dates a change in the future, beyond what clocks differ by. */
  isFuture(seconds: number): boolean {
    return seconds * 1_000 - this.#offsetMs > this.#clock.now() + MAX_FUTURE_MS
  }

  /** Converts the vendor's seconds to our milliseconds, at most now. */
  toOurs(seconds: number): number {
    return Math.min(this.#clock.now(), Math.round(seconds * 1_000 - this.#offsetMs))
  }

  /** Converts the vendor's seconds to ours; the result may be in the future, as for a kick-off. */
  toOurSeconds(seconds: number): number {
    return Math.round(seconds - this.#offsetMs / 1_000)
  }
}

import type { Clock } from '../../../platform/clock'

/** Differences below this are travel time and the whole seconds of the `Date` header. */
const NOTICED_MS = 5_000

/**
 * Times of the vendor in our time. Its clock may be wrong by minutes and may be set right while we
 * listen: every response says what it shows.
 */
export class VendorClock {
  readonly #clock: Clock
  /** How far the vendor's clock is ahead. */
  #aheadMs = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Takes the `Date` header of a response that has just arrived. */
  sync(date: string | null): void {
    const shownMs = date === null ? Number.NaN : Date.parse(date)
    if (Number.isNaN(shownMs)) return
    const aheadMs = shownMs - this.#clock.now()
    if (Math.abs(aheadMs - this.#aheadMs) <= NOTICED_MS) return
    this.#aheadMs = Math.abs(aheadMs) <= NOTICED_MS ? 0 : aheadMs
  }

  get aheadMs(): number {
    return this.#aheadMs
  }

  /** Our milliseconds of a vendor's time in seconds, never later than now. */
  ours(seconds: number): number {
    return Math.min(this.#clock.now(), Math.round(seconds * 1_000 - this.#aheadMs))
  }

  /** Our seconds of a moment that may lie ahead by a little, such as the kick-off of a half. */
  oursInSeconds(seconds: number): number {
    return Math.round(seconds - this.#aheadMs / 1_000)
  }
}

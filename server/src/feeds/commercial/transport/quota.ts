import type { Clock } from '../../../platform/clock'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The vendors' days start at midnight in China. */
const DAY_STARTS_MS = 8 * 60 * MINUTE_MS
/** Above this share of the daily quota only vital requests are allowed. */
const RESERVED_FROM = 0.9

export type QuotaLimits = {
  /** Requests per day to all endpoints together. */
  perDay: number
  clock: Clock
}

export type QuotaRequest = {
  /** The endpoint; each has its own limit per minute. */
  name: string
  perMinute: number
  /** Vital requests may use the whole daily quota. */
  isVital: boolean
}

/** Counts requests against the vendor's quotas. A new process starts with an unused daily quota. */
export class Quota {
  readonly #limits: QuotaLimits
  readonly #recent = new Map<string, number[]>()
  #day = 0
  #usedToday = 0

  constructor(limits: QuotaLimits) {
    this.#limits = limits
  }

  /** Returns 0 and counts the request if it may be sent now; else the milliseconds to wait. */
  take({ name, perMinute, isVital }: QuotaRequest): number {
    const nowMs = this.#limits.clock.now()
    const waitMs = Math.max(this.#dayWait(nowMs, isVital), this.#minuteWait(nowMs, name, perMinute))
    if (waitMs > 0) return waitMs
    this.#usedToday += 1
    this.#recent.set(name, [...(this.#recent.get(name) ?? []), nowMs])
    return 0
  }

  #dayWait(nowMs: number, isVital: boolean): number {
    const day = Math.floor((nowMs + DAY_STARTS_MS) / DAY_MS)
    if (day !== this.#day) {
      this.#day = day
      this.#usedToday = 0
    }
    const allowed = this.#limits.perDay * (isVital ? 1 : RESERVED_FROM)
    return this.#usedToday < allowed ? 0 : (day + 1) * DAY_MS - DAY_STARTS_MS - nowMs
  }

  #minuteWait(nowMs: number, name: string, perMinute: number): number {
    const recent = (this.#recent.get(name) ?? []).filter(
      (at) => nowMs - at < MINUTE_MS && at <= nowMs,
    )
    this.#recent.set(name, recent)
    if (recent.length < perMinute) return 0
    return (recent[recent.length - perMinute] ?? nowMs) + MINUTE_MS - nowMs
  }
}

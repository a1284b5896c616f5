import type { FeedFixture } from '../../feed'
import type { MatchClock } from '../../timeline'
import type { Company } from './companies'

/** Three values of a quotation. */
export type Triple = [left: number, middle: number, right: number]

/** What companies need to price a match of any sport; `View` is an estimate at a moment. */
export type PricedMarket<View> = {
  match: { fixture: FeedFixture }
  /** Actual start and end of betting in play; null when the match is not played. */
  startAt: number | null
  closesAt: number | null
  /** The kinds of odds that a company offers. */
  typesOf: (company: Company) => readonly number[]
  /** A kind whose first prices come shortly before the match. */
  lateType: number | null
  /** Seconds between two prices in play for each unit of `every`. */
  tickSeconds: number
  /** `progress` from 0 (opening) to 1 (start) makes the estimate better. */
  viewAt: (at: number, progress?: number) => View
  /** `lean` moves the chance of the left side. */
  price: (company: Company, type: number, view: View, lean: number) => Triple
  /** Whether an outcome is almost certain: in play the kind is then suspended. */
  isDecided: (type: number, prices: Triple) => boolean
  standingAt: (at: number) => { score: readonly [number, number]; status: number }
  /** Null before the start. */
  clockAt: (at: number) => MatchClock | null
  isBreak: (status: number) => boolean
}

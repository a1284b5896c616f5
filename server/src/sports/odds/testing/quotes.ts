import type { FeedMessage, FeedQuote } from '../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../testing'

/** A handicap of company 3 for match `a`, an hour before kick-off; with `minute` in play. */
export function quote(given: Partial<FeedQuote> = {}): FeedQuote {
  const minute = given.minute ?? null
  const at = minute === null ? SATURDAY_EVENING - 3_600 : SATURDAY_EVENING + 60 * minute
  return {
    matchKey: 'a',
    companyId: 3,
    type: 1,
    at,
    minute,
    addedMinute: null,
    left: 0.9,
    middle: 0.5,
    right: 0.96,
    status: minute === null ? 1 : 2,
    suspended: false,
    score: minute === null ? null : [0, 0],
    ...given,
  }
}

export function oddsMessage(...quotes: FeedQuote[]): Extract<FeedMessage, { kind: 'odds' }> {
  return { kind: 'odds', at: SATURDAY_EVENING, quotes }
}

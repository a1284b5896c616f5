import { validatorOf } from '@saidian/shared/contracts/validation'
import Type, { type Static } from 'typebox'
import { Key, MaybePair, MaybeSmall, Small, Timestamp } from './fields'

/** Kinds of odds of football: 1 asia, 2 euro, 3 over/under, 4 corners. */
export type OddsType = 1 | 2 | 3 | 4

/** Nami family of ids (codes-and-words 1.7). Unknown companies are valid. */
const CompanyId = Type.Integer({ minimum: 1, maximum: 32_767 })
export const isCompanyId = validatorOf(CompanyId)

/**
 * One quotation of one company. Prices follow codes-and-words 1.7: asia, over/under and corners net
 * of stake, euro including it. Which prices are possible is a rule of who stores them.
 */
export const FeedQuote = Type.Object({
  matchKey: Key,
  companyId: CompanyId,
  /** A kind of odds of the sport, such as `OddsType`. */
  type: Small,
  at: Timestamp,
  /** Match minute, null before kick-off; `addedMinute` is B in A+B, else null. */
  minute: MaybeSmall,
  addedMinute: MaybeSmall,
  /**
   * Home, line, away · home, draw, away · over, line, under. A positive line: home gives; a draw
   * of 0: there is none.
   */
  left: Type.Number(),
  middle: Type.Number(),
  right: Type.Number(),
  status: Small,
  suspended: Type.Boolean(),
  score: MaybePair,
})
export type FeedQuote = Static<typeof FeedQuote>

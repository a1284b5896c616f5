import Type, { type Static } from 'typebox'
import { validatorOf } from '../validation'

/** Kinds of odds (product-spec 3 `odds.type`; 4 is ours). */
export const ODDS_TYPE = { asia: 1, euro: 2, overUnder: 3, corners: 4 } as const
export type OddsType = (typeof ODDS_TYPE)[keyof typeof ODDS_TYPE]

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybePair = Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()])
export const TypeOfOdds = Type.Integer({
  minimum: 1,
  maximum: 4,
  description: '1 asia, 2 euro, 3 over/under, 4 corners',
})
const Movement = Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()], {
  description: 'left, middle, right against the quotation before: -1 fell, 0 stood, 1 rose',
})

export const OddsCompany = Type.Object({ companyId: Type.Integer(), nameZh: Type.String() })
export type OddsCompany = Static<typeof OddsCompany>

/**
 * One quotation. Asia: home price, line, away price; euro: home, draw (0 in a sport without
 * one), away; over/under and
 * corners: over, line, under. Prices are net of stake except in euro; a positive line means that
 * home gives. In play a handicap counts only the goals after `score`; lines of goals and corners
 * count the whole match.
 */
export const OddsQuote = Type.Object({
  at: Seconds,
  minute: Type.Union([Type.Integer(), Type.Null()], {
    description: 'match minute; null before the start',
  }),
  addedMinute: Type.Union([Type.Integer(), Type.Null()], {
    description: 'minute of added time: the 3 of 45+3; null outside it',
  }),
  left: Type.Number(),
  middle: Type.Number(),
  right: Type.Number(),
  turn: Movement,
  status: Type.Integer({ description: 'match status then' }),
  suspended: Type.Boolean(),
  score: MaybePair,
})
export type OddsQuote = Static<typeof OddsQuote>

const MaybeQuote = Type.Union([OddsQuote, Type.Null()])

/**
 * A company's line in the table: 初, 即, 滚; null where it has none. Of a finished match 滚 is the last
 * price in play.
 */
export const OddsLine = Type.Object({
  companyId: Type.Integer(),
  nameZh: Type.String({ description: 'of an unknown company: 公司 and its number' }),
  type: TypeOfOdds,
  opening: MaybeQuote,
  prematch: MaybeQuote,
  inplay: MaybeQuote,
  count: Type.Integer({ description: 'quotations in the history' }),
})
export type OddsLine = Static<typeof OddsLine>

export const MatchOdds = Type.Object({
  epoch: Type.String(),
  seq: Type.Integer(),
  serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
  type: TypeOfOdds,
  hasDraw: Type.Optional(
    Type.Boolean({ description: 'false: prices without a draw, their middle is 0' }),
  ),
  list: Type.Array(OddsLine),
  count: Type.Integer(),
  /** Companies that quote this match in this type. */
  company: Type.Array(OddsCompany),
  /** Every company the product knows. */
  allCpy: Type.Array(OddsCompany),
})
export type MatchOdds = Static<typeof MatchOdds>

export const OddsHistory = Type.Object({
  companyId: Type.Integer(),
  nameZh: Type.String(),
  type: TypeOfOdds,
  hasDraw: Type.Optional(
    Type.Boolean({ description: 'false: prices without a draw, their middle is 0' }),
  ),
  count: Type.Integer(),
  /** The newest first. */
  detail: Type.Array(OddsQuote),
  hasMore: Type.Boolean(),
  companyList: Type.Array(OddsCompany),
})
export type OddsHistory = Static<typeof OddsHistory>

/**
 * What a list row shows of one match at one company: left, middle, right of the newest quotation.
 */
export const ListOdds = Type.Object({
  matchId: Type.Integer(),
  asia: Type.Union([Type.Tuple([Type.Number(), Type.Number(), Type.Number()]), Type.Null()]),
  euro: Type.Union([Type.Tuple([Type.Number(), Type.Number(), Type.Number()]), Type.Null()]),
  overUnder: Type.Union([Type.Tuple([Type.Number(), Type.Number(), Type.Number()]), Type.Null()]),
  suspended: Type.Boolean(),
})
export type ListOdds = Static<typeof ListOdds>

/** Payload of an event on `odds/{sport}/{companyId}`. */
export const ListOddsEvent = Type.Object({ serverAt: Type.Number(), changed: Type.Array(ListOdds) })
export type ListOddsEvent = Static<typeof ListOddsEvent>
export const isListOddsEvent = validatorOf(ListOddsEvent)

import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { SPORT } from '../personal'
import { validatorOf } from '../validation'

/** Kinds of odds (product-spec 3 `odds.type`; 4 is ours). */
export const ODDS_TYPE = { asia: 1, euro: 2, overUnder: 3, corners: 4 } as const
export type OddsType = (typeof ODDS_TYPE)[keyof typeof ODDS_TYPE]

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybePair = Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()])
const TypeOfOdds = Type.Integer({
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
 * One quotation. Asia: home price, line, away price; euro: home, draw, away; over/under and
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

export const getMatchOdds = endpoint({
  method: 'GET',
  path: '/live/odds/:matchId',
  summary: 'Odds of a match, a line a company',
  params: Type.Object({ matchId: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ type: Type.Optional(TypeOfOdds) }),
  reply: MatchOdds,
  offline: true,
})

export const getOddsCompanies = endpoint({
  method: 'GET',
  path: '/live/odds/company',
  summary: 'Every odds company, the best known first',
  reply: Type.Array(OddsCompany),
  offline: true,
})

export const getOddsHistory = endpoint({
  method: 'GET',
  path: '/live/odds/history/:id',
  summary: 'Quotations of one company for one match',
  params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'match id' }) }),
  query: Type.Object({
    companyId: Type.Integer(),
    type: Type.Optional(TypeOfOdds),
    before: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100_000_000_000,
        description: 'seconds since 1970; what is older is answered',
      }),
    ),
  }),
  reply: OddsHistory,
  offline: true,
})

/**
 * Odds of a whole list at one company; today's with a position to follow, another day's without.
 */
export const getListOdds = endpoint({
  method: 'GET',
  path: '/live/odds/list',
  summary: 'Newest odds of the matches of a list at one company',
  query: Type.Object({
    companyId: Type.Integer(),
    sport: Type.Optional(
      Type.Union([Type.Literal(SPORT.football), Type.Literal(SPORT.basketball)], {
        description: 'football without it',
      }),
    ),
    date: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  }),
  reply: Type.Object({
    epoch: Type.String(),
    seq: Type.Integer(),
    serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
    companyId: Type.Integer(),
    list: Type.Array(ListOdds),
  }),
  offline: true,
})

import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { FeedState, FilterGroup, League, ListIncident, MAX_MATCHES, Team } from '../matches'
import { validatorOf } from '../validation'

/** Basketball match status `s` (codes-and-words 1.2). */
export const BASKETBALL_STATUS = {
  abnormal: 0,
  notStarted: 1,
  quarter1: 2,
  quarter1Over: 3,
  quarter2: 4,
  quarter2Over: 5,
  quarter3: 6,
  quarter3Over: 7,
  quarter4: 8,
  overtime: 9,
  finished: 10,
  interrupted: 11,
  cancelled: 12,
  postponed: 13,
  abandoned: 14,
  undecided: 15,
} as const

export type BasketballStatus = (typeof BASKETBALL_STATUS)[keyof typeof BASKETBALL_STATUS]

/** What a list announces of a game, as types of its incidents. */
export const BASKETBALL_INCIDENT = {
  periodStart: 1,
  periodEnd: 2,
  /** The side that now leads, in the last two minutes of the fourth quarter or of an overtime. */
  leadChange: 3,
  /** In the last two minutes. */
  tie: 4,
  overtime: 5,
  end: 6,
  ejection: 7,
  fouledOut: 8,
} as const

const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
const MaybePair = Type.Union([Pair, Type.Null()])
const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybeSeconds = Type.Union([Seconds, Type.Null()])
const Points = Type.Union([Type.Array(Type.Integer(), { maxItems: 30 }), Type.Null()])
const BeijingDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'day in Beijing time',
})

/** One row of a basketball list. Everything after `s` may change while the game is played. */
export const BasketballMatch = Type.Object({
  id: Type.Integer(),
  li: Type.Integer({ description: 'league id' }),
  round: Type.String({ description: 'as shown, such as 常规赛第12轮; empty when unknown' }),
  home: Type.Integer({ description: 'team id' }),
  away: Type.Integer({ description: 'team id' }),
  neutral: Type.Boolean(),
  kickoffAt: Seconds,
  s: Type.Integer({ description: 'status, codes-and-words 1.2' }),
  score: MaybePair,
  /** Points of each side by period: four quarters, then every overtime; null before the game. */
  homePoints: Points,
  awayPoints: Points,
  /** Seconds left in the period, as of `clockAt` while the clock runs; null while unknown. */
  clock: Type.Union([Type.Integer(), Type.Null()]),
  /** Since when the clock runs; null while it stands. */
  clockAt: MaybeSeconds,
  /** Seconds of a quarter: 720 or 600. An overtime has 300. */
  periodSeconds: Type.Integer(),
  /** Team fouls in the period. */
  fouls: MaybePair,
  /** Time-outs left. */
  timeouts: MaybePair,
  /** Places in the league table; absent without a table. */
  ranks: Type.Optional(Pair),
  /** A source contradicts itself about this match: pages say 数据存疑. */
  doubt: Type.Optional(Type.Boolean()),
  /** What the match page has beside the score: `text`, `box`, `shots`, `video`. */
  marks: Type.Optional(Type.Array(Type.String())),
  /** Grows with every accepted change of this match. */
  version: Type.Integer(),
  source: Type.String({ description: 'where the row comes from, such as demo or nba-pbp' }),
  sourceAt: Seconds,
})
export type BasketballMatch = Static<typeof BasketballMatch>

export const BasketballList = Type.Object({
  epoch: Type.String(),
  seq: Type.Integer(),
  serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
  feed: FeedState,
  leagues: Type.Array(League),
  teams: Type.Array(Team),
  matches: Type.Array(BasketballMatch),
})
export type BasketballList = Static<typeof BasketballList>

/**
 * Payload of an event on `board/basketball`. Only what changed; a match that is new comes whole in
 * `added`.
 */
export const BasketballListEvent = Type.Object({
  serverAt: Type.Number(),
  feed: Type.Optional(FeedState),
  changed: Type.Optional(
    Type.Array(
      Type.Intersect([Type.Object({ id: Type.Integer() }), Type.Partial(BasketballMatch)]),
    ),
  ),
  added: Type.Optional(
    Type.Object({
      leagues: Type.Array(League),
      teams: Type.Array(Team),
      matches: Type.Array(BasketballMatch),
    }),
  ),
  removed: Type.Optional(Type.Array(Type.Integer())),
  incidents: Type.Optional(Type.Array(ListIncident)),
})
export type BasketballListEvent = Static<typeof BasketballListEvent>
export const isBasketballListEvent = validatorOf(BasketballListEvent)

const ListType = Type.Integer({
  minimum: 0,
  maximum: 9,
  description: 'LIST_TYPE; 8 and 9 are sent as 0 with a date (product-spec 5)',
})

/**
 * Without `date` and `ids` today's list: the Beijing sports day (15:00 to 15:00) and everything in
 * play. With `date` one Beijing calendar day. With `ids` these matches, of any days.
 */
export const getBasketballMatches = endpoint({
  method: 'POST',
  path: '/live/basketball/match',
  summary: 'Basketball matches of today, of one day, or by their ids, with the position',
  body: Type.Object({
    type: Type.Optional(ListType),
    date: Type.Optional(BeijingDate),
    ids: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: MAX_MATCHES }),
    ),
    li: Type.Optional(Type.String({ maxLength: 2000, description: 'league ids joined by "!"' })),
  }),
  reply: BasketballList,
  offline: true,
})

/** Leagues that have matches, by letter; today without `date`. */
export const getBasketballFilter = endpoint({
  method: 'POST',
  path: '/live/basketball/filter',
  summary: 'Leagues by letter with the number of matches each',
  body: Type.Object({ date: Type.Optional(BeijingDate), type: Type.Optional(ListType) }),
  reply: Type.Array(FilterGroup),
  offline: true,
})

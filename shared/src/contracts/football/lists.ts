import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { FeedState, FilterGroup, League, ListIncident, MAX_MATCHES, Team } from '../matches'
import { validatorOf } from '../validation'

/** Football match status `s` (codes-and-words 1.1). */
export const FOOTBALL_STATUS = {
  abnormal: 0,
  notStarted: 1,
  firstHalf: 2,
  halfTime: 3,
  secondHalf: 4,
  extraTime: 5,
  extraTimeOld: 6,
  penalties: 7,
  finished: 8,
  postponed: 9,
  interrupted: 10,
  abandoned: 11,
  cancelled: 12,
  undecided: 13,
} as const

export type FootballStatus = (typeof FOOTBALL_STATUS)[keyof typeof FOOTBALL_STATUS]

const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
/** Home and away; null while unknown. */
const MaybePair = Type.Union([Pair, Type.Null()])
const Seconds = Type.Integer({ description: 'seconds since 1970' })
const BeijingDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'day in Beijing time',
})

/** One row of a football list. Everything after `s` may change while the match is played. */
export const FootballMatch = Type.Object({
  id: Type.Integer(),
  li: Type.Integer({ description: 'league id' }),
  round: Type.String({ description: 'as shown, such as 第12轮; empty when unknown' }),
  home: Type.Integer({ description: 'team id' }),
  away: Type.Integer({ description: 'team id' }),
  neutral: Type.Boolean(),
  kickoffAt: Seconds,
  s: Type.Integer({ description: 'status, codes-and-words 1.1' }),
  ot: Type.Union([Seconds, Type.Null()], {
    description: 'kick-off of the current half; null before the match',
  }),
  score: MaybePair,
  half: MaybePair,
  corners: MaybePair,
  yellow: MaybePair,
  red: MaybePair,
  /** Score after extra time, cumulative. */
  extra: MaybePair,
  /** Shoot-out goals. */
  shootout: MaybePair,
  /** A goal that the video referee is checking: shown as provisional. */
  varCheck: Type.Boolean(),
  /** Places in the league table; absent without a table. */
  ranks: Type.Optional(Pair),
  /** A source contradicts itself about this match: pages say 数据存疑. */
  doubt: Type.Optional(Type.Boolean()),
  /** Numbers as shown in 竞彩 (周六001), 北单 and 足彩; absent where the match is not on a list. */
  lottery: Type.Optional(
    Type.Object({
      jc: Type.Optional(Type.String()),
      bd: Type.Optional(Type.String()),
      zc: Type.Optional(Type.String()),
    }),
  ),
  /**
   * What the match page has beside the score: `mlive`, `text`, `lineup` once it is confirmed,
   * `intelligence`, `video`; absent when nothing.
   */
  marks: Type.Optional(Type.Array(Type.String())),
  /** Grows with every accepted change of this match. */
  version: Type.Integer(),
  source: Type.String({ description: 'where the row comes from, such as demo or wyscout' }),
  sourceAt: Seconds,
})
export type FootballMatch = Static<typeof FootballMatch>

export const FootballList = Type.Object({
  epoch: Type.String(),
  seq: Type.Integer(),
  serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
  feed: FeedState,
  leagues: Type.Array(League),
  teams: Type.Array(Team),
  matches: Type.Array(FootballMatch),
})
export type FootballList = Static<typeof FootballList>

/**
 * Payload of an event on `board/football`. Only what changed; a match that is new comes whole in
 * `added`.
 */
export const FootballListEvent = Type.Object({
  serverAt: Type.Number(),
  feed: Type.Optional(FeedState),
  changed: Type.Optional(
    Type.Array(Type.Intersect([Type.Object({ id: Type.Integer() }), Type.Partial(FootballMatch)])),
  ),
  added: Type.Optional(
    Type.Object({
      leagues: Type.Array(League),
      teams: Type.Array(Team),
      matches: Type.Array(FootballMatch),
    }),
  ),
  removed: Type.Optional(Type.Array(Type.Integer())),
  incidents: Type.Optional(Type.Array(ListIncident)),
})
export type FootballListEvent = Static<typeof FootballListEvent>
export const isFootballListEvent = validatorOf(FootballListEvent)

/** Today's list: the Beijing sports day (10:00 to 10:00) and everything in play. */
export const getFootballLive = endpoint({
  method: 'GET',
  path: '/live/football/v1_1/live',
  summary: 'Football matches of today, with the position to follow them from',
  query: Type.Object({
    platform: Type.Optional(Type.Integer()),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: 'LIST_TYPE; 0 all' })),
  }),
  reply: FootballList,
  offline: true,
})

/** One Beijing calendar day, for 赛程 and 赛果. */
export const getFootballMatches = endpoint({
  method: 'GET',
  path: '/live/football/match',
  summary: 'Football matches of one day',
  query: Type.Object({
    date: BeijingDate,
    type: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 9, description: '8 schedule, 9 results, 0 both' }),
    ),
    li: Type.Optional(Type.String({ maxLength: 2000, description: 'league ids joined by "!"' })),
  }),
  reply: FootballList,
  offline: true,
})

/**
 * Matches of any days, such as those that a person follows. Who asks keeps those of today in step
 * by `board/football`.
 */
export const getFootballByIds = endpoint({
  method: 'GET',
  path: '/live/football/matches',
  summary:
    'Football matches by their ids, with the position to follow them from; omits unknown ids',
  query: Type.Object({
    ids: Type.String({
      pattern: `^\\d{1,9}(!\\d{1,9}){0,${MAX_MATCHES - 1}}$`,
      description: `up to ${MAX_MATCHES} match ids joined by "!"`,
    }),
  }),
  reply: FootballList,
  offline: true,
})

/** Leagues that have matches, by letter; today without `date`. */
export const getFootballFilter = endpoint({
  method: 'GET',
  path: '/live/football/filter',
  summary: 'Leagues by letter with the number of matches each',
  query: Type.Object({
    date: Type.Optional(BeijingDate),
    type: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: 'LIST_TYPE; 0 all' })),
  }),
  reply: Type.Array(FilterGroup),
  offline: true,
})

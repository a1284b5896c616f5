import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import {
  FeedState,
  League,
  MatchCoverage,
  MatchIncident,
  MatchIntelligence,
  MatchOrigins,
  MatchStatistic,
  position,
  Team,
  TextLine,
} from '../matches'
import { OddsLine } from '../odds'
import { validatorOf } from '../validation'
import { Injuries, MatchLineup, MaybeLineup } from './lineup'
import { FootballMatch } from './lists'
import { MatchEnvironment, MatchText, MatchTrend } from './match-text'

const Id = Type.Integer({ minimum: 1 })
const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybeText = Type.Union([Type.String(), Type.Null()])
const Side = Type.Union([Type.Literal('home'), Type.Literal('away'), Type.Literal('none')])

/**
 * A moment of play for the animation; the pitch as seen with home attacking to the right, 0–100.
 */
export const BallPosition = Type.Object({
  at: Type.Number({ description: 'seconds since 1970' }),
  side: Side,
  x: Type.Number(),
  y: Type.Number(),
  act: Type.String({
    description:
      'play, attack, danger, shot, goal, corner, freeKick, throwIn, goalKick, offside, stop',
  }),
})
export type BallPosition = Static<typeof BallPosition>

/** Header of a match page (product-spec 3: state, openTime, timIng). */
export const MatchHeader = Type.Object({
  ...position,
  feed: FeedState,
  state: Type.Integer({ description: 'status, codes-and-words 1.1' }),
  openTime: Type.Union([Seconds, Type.Null()], { description: 'kick-off of the current half' }),
  timIng: Type.Union([Type.Integer(), Type.Null()], {
    description: 'minute of play as of serverAt',
  }),
  match: FootballMatch,
  league: League,
  season: Type.String(),
  home: Team,
  away: Team,
  venue: MaybeText,
  referee: MaybeText,
  coverage: MatchCoverage,
  /** When the source last took back something it had said of this match; pages say 更正. */
  correctedAt: Type.Union([Seconds, Type.Null()]),
  ballPositions: Type.Optional(
    Type.Array(BallPosition, { description: 'the last minute of an animated match, if known' }),
  ),
})
export type MatchHeader = Static<typeof MatchHeader>

/** Payload of an event on `match/football/{id}`: only what changed, each class at its own pace. */
export const MatchEvent = Type.Object({
  serverAt: Type.Number(),
  feed: Type.Optional(FeedState),
  match: Type.Optional(Type.Partial(FootballMatch)),
  correctedAt: Type.Optional(Seconds),
  coverage: Type.Optional(MatchCoverage),
  incidents: Type.Optional(
    Type.Object({ put: Type.Array(MatchIncident), gone: Type.Array(Type.String()) }),
  ),
  text: Type.Optional(Type.Object({ put: Type.Array(TextLine), gone: Type.Array(Type.String()) })),
  statistic: Type.Optional(Type.Array(MatchStatistic)),
  trend: Type.Optional(MatchTrend),
  environment: Type.Optional(MatchEnvironment),
  lineup: Type.Optional(Type.Object({ home: MaybeLineup, away: MaybeLineup })),
  /** Who is out on either side, the whole of it. */
  injuries: Type.Optional(Injuries),
  intelligence: Type.Optional(MatchIntelligence),
  /** Lines of the odds table that changed. */
  odds: Type.Optional(Type.Array(OddsLine)),
  ballPositions: Type.Optional(Type.Array(BallPosition)),
})
export type MatchEvent = Static<typeof MatchEvent>
export const isMatchEvent = validatorOf(MatchEvent)

const params = Type.Object({ id: Id })

export const getMatchNavigation = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/navigation/:id',
  summary: 'Header of a football match, with the position to follow it from',
  params,
  reply: MatchHeader,
  offline: true,
})

export const getMatchText = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/textLive/:id',
  summary: 'Timeline, text live, statistics and pressure of a football match',
  params,
  query: Type.Object({
    before: Type.Optional(Type.Integer({ description: '`order` of the oldest line known' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 500, description: 'lines; 60 by default' }),
    ),
  }),
  reply: MatchText,
  offline: true,
})

export const getMatchLineup = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/lineup/:id',
  summary: 'Line-ups, bench, coaches and who is out',
  params,
  reply: MatchLineup,
  offline: true,
})

export const getMatchIntelligence = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/intelligence/:id',
  summary: '情报 of a football match; null when nobody wrote any',
  params,
  reply: Type.Object({ ...position, intelligence: Type.Union([MatchIntelligence, Type.Null()]) }),
  offline: true,
})

export const getMatchOrigins = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/origins/:id',
  summary: 'From which sources the parts of a football match come',
  params,
  reply: MatchOrigins,
  offline: true,
})

import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import {
  FeedState,
  League,
  MatchCoverage,
  MatchIncident,
  MatchOrigins,
  position,
  Team,
  TextLine,
} from '../matches'
import { OddsLine } from '../odds'
import { validatorOf } from '../validation'
import { BasketballMatch } from './lists'

const MaybeText = Type.Union([Type.String(), Type.Null()])
const Seconds = Type.Integer({ description: 'seconds since 1970' })
const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'match id' }) })

/** Header of a match page. */
export const BasketballHeader = Type.Object({
  ...position,
  feed: FeedState,
  match: BasketballMatch,
  league: League,
  season: Type.String(),
  home: Team,
  away: Team,
  venue: MaybeText,
  referee: MaybeText,
  coverage: MatchCoverage,
  /** When the source last took back something it had said of this match; pages say 更正. */
  correctedAt: Type.Union([Seconds, Type.Null()]),
})
export type BasketballHeader = Static<typeof BasketballHeader>

/** A player's line of the box score: codes-and-words 1.6, and plus-minus. */
export const PlayerLine = Type.Object({
  playerId: Type.Integer(),
  nameZh: Type.String(),
  shortZh: Type.String(),
  shirtNumber: Type.Union([Type.Integer(), Type.Null()]),
  position: Type.Union([Type.String(), Type.Null()], { description: 'C, SF, PF, SG, PG, F, G' }),
  starter: Type.Boolean(),
  onCourt: Type.Boolean(),
  /** Did not play, with the reason as shown, such as 脚踝扭伤; null for a player of the game. */
  absent: MaybeText,
  seconds: Type.Integer({ description: 'time on court' }),
  points: Type.Integer(),
  fieldGoals: Type.Tuple([Type.Integer(), Type.Integer()], { description: 'made, tried' }),
  threes: Type.Tuple([Type.Integer(), Type.Integer()]),
  freeThrows: Type.Tuple([Type.Integer(), Type.Integer()]),
  offensiveRebounds: Type.Integer(),
  defensiveRebounds: Type.Integer(),
  assists: Type.Integer(),
  steals: Type.Integer(),
  blocks: Type.Integer(),
  turnovers: Type.Integer(),
  fouls: Type.Integer(),
  plusMinus: Type.Union([Type.Integer(), Type.Null()]),
})
export type PlayerLine = Static<typeof PlayerLine>

/** The box score. Figures of a team are the sums of its players. */
export const BoxScore = Type.Object({
  ...position,
  home: Type.Array(PlayerLine),
  away: Type.Array(PlayerLine),
})
export type BoxScore = Static<typeof BoxScore>

/** A shot. The court as seen with this side attacking upwards: metres from the basket. */
export const Shot = Type.Object({
  key: Type.String(),
  revision: Type.Integer(),
  /** When its source said so: a stream delay holds back what is younger. */
  at: Seconds,
  side: Type.Union([Type.Literal('home'), Type.Literal('away')]),
  playerId: Type.Union([Type.Integer(), Type.Null()]),
  player: MaybeText,
  period: Type.Integer({ description: '1–4, 5 and more for overtimes' }),
  clock: Type.Integer({ description: 'seconds left in the period' }),
  x: Type.Number({ description: 'metres to the right of the basket' }),
  y: Type.Number({ description: 'metres from the basket towards the centre line' }),
  points: Type.Integer({ description: 'two or three' }),
  made: Type.Boolean(),
})
export type Shot = Static<typeof Shot>

/** Score after each change: seconds played, home, away; oldest first. */
export const ScoreFlow = Type.Array(Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]))
export type ScoreFlow = Static<typeof ScoreFlow>

/** Incidents, text live and flow of the score of a game. */
export const BasketballText = Type.Object({
  ...position,
  incidents: Type.Array(MatchIncident),
  textLive: Type.Array(TextLine, { description: 'newest first' }),
  hasMore: Type.Boolean({ description: 'older lines exist: ask with `before`' }),
  flow: ScoreFlow,
})
export type BasketballText = Static<typeof BasketballText>

export const ShotChart = Type.Object({ ...position, shots: Type.Array(Shot) })
export type ShotChart = Static<typeof ShotChart>

/** Payload of an event on `match/basketball/{id}`: only what changed. */
export const BasketballEvent = Type.Object({
  serverAt: Type.Number(),
  feed: Type.Optional(FeedState),
  match: Type.Optional(Type.Partial(BasketballMatch)),
  correctedAt: Type.Optional(Seconds),
  coverage: Type.Optional(MatchCoverage),
  incidents: Type.Optional(
    Type.Object({ put: Type.Array(MatchIncident), gone: Type.Array(Type.String()) }),
  ),
  text: Type.Optional(Type.Object({ put: Type.Array(TextLine), gone: Type.Array(Type.String()) })),
  /** Lines of players that changed. */
  box: Type.Optional(Type.Object({ home: Type.Array(PlayerLine), away: Type.Array(PlayerLine) })),
  shots: Type.Optional(Type.Object({ put: Type.Array(Shot), gone: Type.Array(Type.String()) })),
  /** From the entry `from` on, the flow is `points`. */
  flow: Type.Optional(Type.Object({ from: Type.Integer(), points: ScoreFlow })),
  odds: Type.Optional(Type.Array(OddsLine)),
})
export type BasketballEvent = Static<typeof BasketballEvent>
export const isBasketballEvent = validatorOf(BasketballEvent)

export const getBasketballDetail = endpoint({
  method: 'GET',
  path: '/live/basket/match/detail/:id',
  summary: 'Header of a basketball match, with the position to follow it from',
  params,
  reply: BasketballHeader,
  offline: true,
})

export const getBasketballText = endpoint({
  method: 'GET',
  path: '/live/basket/match/textLive/:id',
  summary: 'Text live, incidents and flow of the score of a basketball match',
  params,
  query: Type.Object({
    before: Type.Optional(Type.Integer({ description: '`order` of the oldest line known' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 500, description: 'lines; 60 by default' }),
    ),
  }),
  reply: BasketballText,
  offline: true,
})

export const getBoxScore = endpoint({
  method: 'GET',
  path: '/live/basket/match/player/:id',
  summary: 'Box score of a basketball match',
  params,
  reply: BoxScore,
  offline: true,
})

export const getShotChart = endpoint({
  method: 'GET',
  path: '/live/basket/match/shot/:id',
  summary: 'Shots of a basketball match with their places, where the source has them',
  params,
  reply: ShotChart,
  offline: true,
})

export const getBasketballOrigins = endpoint({
  method: 'GET',
  path: '/live/basket/match/origins/:id',
  summary: 'From which sources the parts of a basketball match come',
  params,
  reply: MatchOrigins,
  offline: true,
})

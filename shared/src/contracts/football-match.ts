import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint'
import { BoardMatch, FeedState, League, Team } from './football'
import { OddsLine } from './odds'

const Id = Type.Integer({ minimum: 1 })
const Seconds = Type.Integer({ description: 'seconds since 1970' })
const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
const MaybePair = Type.Union([Pair, Type.Null()])
const MaybeInt = Type.Union([Type.Integer(), Type.Null()])
const MaybeText = Type.Union([Type.String(), Type.Null()])
const Side = Type.Union([Type.Literal('home'), Type.Literal('away'), Type.Literal('none')])

/** Where to follow `match/football/{id}` from; every reply of a match page carries it. */
const position = {
  epoch: Type.String(),
  seq: Type.Integer(),
  serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
}

/** 1 yes, 0 no (codes-and-words 1.6): which parts of the page have something to show. */
export const MatchCoverage = Type.Object({
  mlive: Type.Integer({ description: '2D animation' }),
  text: Type.Integer(),
  lineup: Type.Integer(),
  intelligence: Type.Integer(),
  odds: Type.Integer(),
})
export type MatchCoverage = Static<typeof MatchCoverage>

/** A moment of play for the animation; the pitch as seen with home attacking to the right, 0–100. */
export const PlayBeat = Type.Object({
  at: Type.Number({ description: 'seconds since 1970' }),
  side: Side,
  x: Type.Number(),
  y: Type.Number(),
  act: Type.String({
    description: 'play, attack, danger, shot, goal, corner, freeKick, throwIn, goalKick, offside, stop',
  }),
})
export type PlayBeat = Static<typeof PlayBeat>

/** Header of a match page (product-spec 3: state, openTime, timIng). */
export const MatchHeader = Type.Object({
  ...position,
  feed: FeedState,
  state: Type.Integer({ description: 'status, codes-and-words 1.1' }),
  openTime: Type.Union([Seconds, Type.Null()], { description: 'kick-off of the current half' }),
  timIng: Type.Union([Type.Integer(), Type.Null()], { description: 'minute of play as of serverAt' }),
  match: BoardMatch,
  league: League,
  season: Type.String(),
  home: Team,
  away: Team,
  venue: MaybeText,
  referee: MaybeText,
  coverage: MatchCoverage,
  /** When the source last took back something it had said of this match; pages say 更正. */
  correctedAt: Type.Union([Seconds, Type.Null()]),
  beats: Type.Optional(
    Type.Array(PlayBeat, { description: 'the last minute of an animated match, if known' }),
  ),
})
export type MatchHeader = Static<typeof MatchHeader>

/** A goal, a card, a change of players … in the timeline. */
export const MatchIncident = Type.Object({
  key: Type.String(),
  revision: Type.Integer(),
  /** When its source said so: a stream delay holds back what is younger. */
  at: Seconds,
  type: Type.Integer({ description: 'codes-and-words 1.4' }),
  side: Side,
  minute: Type.Integer(),
  addedMinute: MaybeInt,
  playerId: MaybeInt,
  player: MaybeText,
  otherPlayerId: MaybeInt,
  otherPlayer: Type.Union([Type.String(), Type.Null()], {
    description: 'who helped, or who came off for `player`',
  }),
  score: MaybePair,
  reason: MaybeInt,
  varReason: MaybeInt,
  varResult: MaybeInt,
  corrected: Type.Boolean(),
})
export type MatchIncident = Static<typeof MatchIncident>

/** A line of the text live (codes-and-words 1.6 `tlive`). */
export const TextLine = Type.Object({
  key: Type.String(),
  revision: Type.Integer(),
  /** When its source said so: a stream delay holds back what is younger. */
  at: Seconds,
  order: Type.Integer({ description: 'grows with the story; the page shows the newest first' }),
  time: Type.String({ description: "as shown, such as 45+2'; empty before the match" }),
  minute: MaybeInt,
  data: Type.String(),
  type: Type.Integer({ description: 'codes-and-words 1.4' }),
  position: Type.Integer({ description: '0 neutral, 1 home, 2 away' }),
  main: Type.Integer({ description: '1 key event' }),
  score: MaybePair,
  corrected: Type.Boolean(),
})
export type TextLine = Static<typeof TextLine>

/** `half`: 0 whole match, 1 first, 2 second. */
export const MatchStatistic = Type.Object({
  half: Type.Integer(),
  type: Type.Integer({ description: 'codes-and-words 1.4 and 1.5' }),
  home: Type.Integer(),
  away: Type.Integer(),
})
export type MatchStatistic = Static<typeof MatchStatistic>

export const MatchEnvironment = Type.Object({
  weather: MaybeInt,
  temperature: MaybeText,
  humidity: MaybeText,
  pressure: MaybeText,
  wind: MaybeText,
})
export type MatchEnvironment = Static<typeof MatchEnvironment>

/** One of the three pies (types 70, 21, 25): caption and home, away. */
export const MatchPie = Type.Object({ type: Type.Integer(), text: Type.String(), arr: Pair })
export type MatchPie = Static<typeof MatchPie>

/** Attack pressure by minute, home positive, one list a half. */
export const MatchTrend = Type.Array(Type.Array(Type.Integer()))

export const MatchText = Type.Object({
  ...position,
  environment: Type.Union([MatchEnvironment, Type.Null()]),
  incidents: Type.Array(MatchIncident),
  textLive: Type.Array(TextLine, { description: 'newest first' }),
  hasMore: Type.Boolean({ description: 'older lines exist: ask with `before`' }),
  statistic: Type.Array(MatchStatistic),
  pies: Type.Array(MatchPie, { description: 'three when known, else empty' }),
  trend: MatchTrend,
})
export type MatchText = Static<typeof MatchText>

export const LineupPlayer = Type.Object({
  playerId: Type.Integer(),
  nameZh: Type.String(),
  shortZh: Type.String(),
  state: Type.Integer({ description: '1 starter, 0 bench, 2 injured, 3 suspended, -1 unknown' }),
  shirtNumber: MaybeInt,
  position: Type.Union([Type.String(), Type.Null()], { description: 'G, D, M, F' }),
  x: Type.Union([Type.Number(), Type.Null()], {
    description: '0–100 from the own left touchline; null without a place',
  }),
  y: Type.Union([Type.Number(), Type.Null()], { description: '0–100 from the own goal line' }),
  captain: Type.Boolean(),
  rating: Type.Union([Type.Number(), Type.Null()], { description: 'of ten' }),
  note: MaybeText,
})
export type LineupPlayer = Static<typeof LineupPlayer>

export const SideLineup = Type.Object({
  revision: Type.Integer(),
  confirmed: Type.Boolean(),
  formation: Type.String({ description: 'such as 4-3-3; empty when unknown' }),
  coach: MaybeText,
  players: Type.Array(LineupPlayer),
})
export type SideLineup = Static<typeof SideLineup>

export const Injury = Type.Object({
  playerId: Type.Integer(),
  nameZh: Type.String(),
  position: MaybeText,
  type: Type.Integer({ description: '1 injured, 2 suspended, 3 doubtful, 0 unknown' }),
  note: Type.String(),
})
export type Injury = Static<typeof Injury>

const Injuries = Type.Object({ home: Type.Array(Injury), away: Type.Array(Injury) })

const MaybeLineup = Type.Union([SideLineup, Type.Null()])
export const MatchLineup = Type.Object({
  ...position,
  home: MaybeLineup,
  away: MaybeLineup,
  injuries: Injuries,
})
export type MatchLineup = Static<typeof MatchLineup>

export const MatchIntelligence = Type.Object({
  goodHome: Type.Array(Type.String()),
  badHome: Type.Array(Type.String()),
  goodAway: Type.Array(Type.String()),
  badAway: Type.Array(Type.String()),
  neutral: Type.Array(Type.String()),
})
export type MatchIntelligence = Static<typeof MatchIntelligence>

/** Payload of an event on `match/football/{id}`: only what changed, each class at its own pace. */
export const MatchEvent = Type.Object({
  serverAt: Type.Number(),
  feed: Type.Optional(FeedState),
  match: Type.Optional(Type.Partial(BoardMatch)),
  correctedAt: Type.Optional(Seconds),
  coverage: Type.Optional(MatchCoverage),
  incidents: Type.Optional(Type.Object({ put: Type.Array(MatchIncident), gone: Type.Array(Type.String()) })),
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
  beats: Type.Optional(Type.Array(PlayBeat)),
})
export type MatchEvent = Static<typeof MatchEvent>

const params = Type.Object({ id: Id })

export const getMatchNavigation = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/navigation/:id',
  summary: 'Header of a football match, with the position to follow it from',
  params,
  reply: MatchHeader,
})

export const getMatchText = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/textLive/:id',
  summary: 'Timeline, text live, statistics and pressure of a football match',
  params,
  query: Type.Object({
    before: Type.Optional(Type.Integer({ description: '`order` of the oldest line known' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, description: 'lines; 60 unless told' })),
  }),
  reply: MatchText,
})

export const getMatchLineup = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/lineup/:id',
  summary: 'Line-ups, bench, coaches and who is out',
  params,
  reply: MatchLineup,
})

export const getMatchIntelligence = endpoint({
  method: 'GET',
  path: '/live/fb/match/live/intelligence/:id',
  summary: '情报 of a football match; null when nobody wrote any',
  params,
  reply: Type.Object({ ...position, intelligence: Type.Union([MatchIntelligence, Type.Null()]) }),
})

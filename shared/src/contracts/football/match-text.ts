import Type, { type Static } from 'typebox'
import { MatchIncident, MatchStatistic, position, TextLine } from '../matches'

const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
const MaybeInt = Type.Union([Type.Integer(), Type.Null()])
const MaybeText = Type.Union([Type.String(), Type.Null()])

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

import { validatorOf } from '@saidian/shared/contracts/validation'
import Type, { type Static } from 'typebox'
import { Key, MaybePair, MaybeSmall, MaybeText, Moment, Place, Side, Small, Text } from './fields'

/** One text line of the live commentary. */
export const FeedTextLine = Type.Object({
  /** Stable within the match: a line with the same key replaces it. */
  key: Key,
  /** Position in the commentary; later lines have higher ones. */
  order: Type.Integer({ minimum: -2_147_483_647, maximum: 2_147_483_647 }),
  minute: MaybeSmall,
  addedMinute: MaybeSmall,
  /** Period and seconds left in it, in a sport whose clock counts down. */
  period: Type.Optional(MaybeSmall),
  clock: Type.Optional(MaybeSmall),
  data: Text,
  /** codes-and-words 1.4. */
  type: Small,
  /** 0 neutral, 1 home, 2 away. */
  position: Type.Enum([0, 1, 2]),
  main: Type.Boolean(),
  score: MaybePair,
})
export type FeedTextLine = Static<typeof FeedTextLine>
export const isFeedTextLine = validatorOf(FeedTextLine)

/** 情报, in Chinese. */
export const FeedIntelligence = Type.Object({
  goodHome: Type.Array(Text),
  badHome: Type.Array(Text),
  goodAway: Type.Array(Text),
  badAway: Type.Array(Text),
  neutral: Type.Array(Text),
})
export type FeedIntelligence = Static<typeof FeedIntelligence>

/** Facts about a match. Missing fields stay unchanged. */
export const FeedFacts = Type.Object({
  /** Weather ids of codes-and-words 1.6. */
  weather: Type.Optional(MaybeSmall),
  temperature: Type.Optional(MaybeText),
  humidity: Type.Optional(MaybeText),
  pressure: Type.Optional(MaybeText),
  wind: Type.Optional(MaybeText),
  venue: Type.Optional(MaybeText),
  referee: Type.Optional(MaybeText),
  intelligence: Type.Optional(Type.Union([FeedIntelligence, Type.Null()])),
  /** The feed sends ball positions of this match for the animation. */
  mlive: Type.Optional(Type.Boolean()),
})
export type FeedFacts = Static<typeof FeedFacts>

const Pressure = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
})
/** Attack pressure by minute, home positive: at most six halves of at most 90 minutes. */
const FeedTrend = Type.Array(Type.Array(Pressure, { maxItems: 90 }), { maxItems: 6 })
export const isFeedTrend = validatorOf(FeedTrend)

/** A moment of play for the animation: place of the ball and action. Never stored. */
export const FeedBallPosition = Type.Object({
  at: Moment,
  side: Side,
  /** Percent of the pitch with home attacking to the right. */
  x: Place,
  y: Place,
  /** What happens there. */
  act: Type.Enum([
    'play',
    'attack',
    'danger',
    'shot',
    'goal',
    'corner',
    'freeKick',
    'throwIn',
    'goalKick',
    'offside',
    'stop',
  ]),
})
export type FeedBallPosition = Static<typeof FeedBallPosition>
export const isFeedBallPosition = validatorOf(FeedBallPosition)

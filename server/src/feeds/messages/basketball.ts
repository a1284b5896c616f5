import { validatorOf } from '@saidian/shared/contracts/validation'
import Type, { type Static } from 'typebox'
import { Key, MaybePair, MaybeSmall, MaybeText, Moment, Small } from './fields'

/** Points of a side by period: four quarters, then every overtime. */
const Points = Type.Union([Type.Array(Small, { maxItems: 30 }), Type.Null()])

/** The whole state of a basketball match. Unknown statuses are valid. */
export const FeedBasketballState = Type.Object({
  status: Small,
  score: MaybePair,
  /** As many entries as periods have begun; null before the game and where unknown. */
  homePoints: Points,
  awayPoints: Points,
  /** Seconds left in the period, as of `clockAt` while the clock runs; null while unknown. */
  clock: MaybeSmall,
  /** Since when the clock runs; null while it stands. */
  clockAt: Type.Union([Moment, Type.Null()]),
  /** Seconds of a quarter: 720 or 600. An overtime has 300. */
  periodSeconds: Small,
  /** Team fouls in the period. */
  fouls: MaybePair,
  /** Time-outs left. */
  timeouts: MaybePair,
})
export type FeedBasketballState = Static<typeof FeedBasketballState>

/** The state of a basketball match before the tip-off; a new object each time. */
export function basketballNotStarted(): FeedBasketballState {
  return {
    status: 1,
    score: null,
    homePoints: null,
    awayPoints: null,
    clock: null,
    clockAt: null,
    periodSeconds: 720,
    fouls: null,
    timeouts: null,
  }
}

const MadeAndTried = Type.Tuple([Small, Small])

/** A player's line of the box score (codes-and-words 1.6). A line replaces the one before it. */
export const FeedPlayerLine = Type.Object({
  playerKey: Key,
  starter: Type.Boolean(),
  onCourt: Type.Boolean(),
  /** Why a named player does not play, as shown; null for a player of the game. */
  absent: MaybeText,
  /** Time on court. */
  seconds: Small,
  points: Small,
  fieldGoals: MadeAndTried,
  threes: MadeAndTried,
  freeThrows: MadeAndTried,
  offensiveRebounds: Small,
  defensiveRebounds: Small,
  assists: Small,
  steals: Small,
  blocks: Small,
  turnovers: Small,
  fouls: Small,
  plusMinus: Type.Union([Type.Integer({ minimum: -300, maximum: 300 }), Type.Null()]),
})
export type FeedPlayerLine = Static<typeof FeedPlayerLine>
export const isFeedPlayerLine = validatorOf(FeedPlayerLine)

const Metres = Type.Number({ minimum: -30, maximum: 30 })

/** A shot with its place; the court as seen with its side attacking upwards. */
export const FeedShot = Type.Object({
  /** Stable within the match: a shot with the same key replaces it. */
  key: Key,
  side: Type.Enum(['home', 'away']),
  playerKey: Type.Union([Key, Type.Null()]),
  /** 1–4, 5 and more for overtimes. */
  period: Small,
  /** Seconds left in the period. */
  clock: Small,
  /** Metres to the right of the basket, and from it towards the centre line. */
  x: Metres,
  y: Metres,
  points: Type.Enum([2, 3]),
  made: Type.Boolean(),
})
export type FeedShot = Static<typeof FeedShot>
export const isFeedShot = validatorOf(FeedShot)

/** Score after each change: seconds played, home, away; oldest first. */
const FeedScoreFlow = Type.Array(Type.Tuple([Small, Small, Small]), { maxItems: 1_000 })
export type FeedScoreFlow = Static<typeof FeedScoreFlow>
export const isFeedScoreFlow = validatorOf(FeedScoreFlow)

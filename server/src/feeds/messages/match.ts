import Type, { type Static } from 'typebox'
import { Key, MaybePair, MaybeSmall, MaybeText, Moment, Side, Small } from './fields'

export type Pair = [home: number, away: number]

/** The whole state of a match. Unknown statuses are valid. */
export const FeedMatchState = Type.Object({
  status: Small,
  /** Kick-off of the current half; null before the match. */
  halfKickoffAt: Type.Union([Moment, Type.Null()]),
  score: MaybePair,
  half: MaybePair,
  corners: MaybePair,
  yellow: MaybePair,
  red: MaybePair,
  extra: MaybePair,
  shootout: MaybePair,
  varCheck: Type.Boolean(),
})
export type FeedMatchState = Static<typeof FeedMatchState>

/** The state of a match before kick-off; a new object each time. */
export function notStarted(): FeedMatchState {
  return {
    status: 1,
    halfKickoffAt: null,
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
    varCheck: false,
  }
}

/** A code of codes-and-words 1.6. Any value is valid: one that is no code is stored as unknown. */
const Code = Type.Optional(Type.Unsafe<number | null>(Type.Unknown()))

/** Unknown types are valid. */
export const FeedIncident = Type.Object({
  /** Stable within the match: an incident with the same key replaces it. */
  key: Key,
  type: Small,
  side: Side,
  /** Minute of the match clock; in A+B, `minute` is A and `addedMinute` is B. */
  minute: Small,
  addedMinute: MaybeSmall,
  player: MaybeText,
  /** The assistant, or the player replaced by `player`. */
  otherPlayer: MaybeText,
  score: MaybePair,
  /** Keys of the two players if the feed has squads. */
  playerKey: Type.Optional(Type.Union([Key, Type.Null()])),
  otherPlayerKey: Type.Optional(Type.Union([Key, Type.Null()])),
  reason: Code,
  varReason: Code,
  varResult: Code,
})
export type FeedIncident = Static<typeof FeedIncident>

/** `half`: 0 whole match, 1 first, 2 second. Types are those of codes-and-words 1.4 and 1.5. */
export const FeedStatistic = Type.Object({
  type: Small,
  half: Type.Enum([0, 1, 2]),
  home: Small,
  away: Small,
})
export type FeedStatistic = Static<typeof FeedStatistic>

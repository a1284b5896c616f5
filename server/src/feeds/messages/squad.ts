import { validatorOf } from '@saidian/shared/contracts/validation'
import Type, { type Static } from 'typebox'
import {
  Key,
  MaybeDate,
  MaybeSmall,
  MaybeText,
  Place,
  PlayingPosition,
  ShortText,
  Text,
} from './fields'

export const FeedPlayer = Type.Object({
  /** Canonical across feeds, such as `wyscout/8278` or `demo/eng/arsenal/7`. */
  key: Key,
  /** Current club or nation; null when unknown. */
  teamKey: Type.Union([Key, Type.Null()]),
  nameZh: Text,
  shortZh: Text,
  position: PlayingPosition,
  shirtNumber: MaybeSmall,
  birthDate: MaybeDate,
  heightCm: MaybeSmall,
  weightKg: MaybeSmall,
  /** 1 left, 2 right, 3 both, 0 unknown. */
  foot: Type.Enum([0, 1, 2, 3]),
  areaZh: MaybeText,
})
export type FeedPlayer = Static<typeof FeedPlayer>
export const isFeedPlayer = validatorOf(FeedPlayer)

export const FeedLineupPlayer = Type.Object({
  playerKey: Key,
  /** 1 starter, 0 bench, 2 injured, 3 suspended, −1 unknown (codes-and-words 1.6). */
  state: Type.Enum([1, 0, 2, 3, -1]),
  shirtNumber: MaybeSmall,
  position: PlayingPosition,
  /** Place on the pitch, 0–100: x from the own left touchline, y from the own goal line. */
  x: Type.Union([Place, Type.Null()]),
  y: Type.Union([Place, Type.Null()]),
  captain: Type.Boolean(),
  /** 0–10 with one decimal; null until rated. */
  rating: Type.Union([Type.Number({ minimum: -100, maximum: 100 }), Type.Null()]),
  /** Reason of the absence, as shown. */
  note: MaybeText,
})
export type FeedLineupPlayer = Static<typeof FeedLineupPlayer>

export const FeedSideLineup = Type.Object({
  confirmed: Type.Boolean(),
  /** Such as `4-3-3`; empty when unknown. */
  formation: ShortText,
  coach: MaybeText,
  players: Type.Array(FeedLineupPlayer),
})
export type FeedSideLineup = Static<typeof FeedSideLineup>

/** A sheet is valid as a whole: one invalid player makes it invalid. */
const MaybeSideLineup = Type.Union([FeedSideLineup, Type.Null()])
export const isMaybeSideLineup = validatorOf(MaybeSideLineup)

export const FeedInjury = Type.Object({
  playerKey: Key,
  /** 1 injured, 2 suspended, 3 doubtful, 0 unknown. */
  type: Type.Enum([0, 1, 2, 3]),
  note: Type.String({ maxLength: 2_000 }),
  since: MaybeDate,
})
export type FeedInjury = Static<typeof FeedInjury>
export const isFeedInjury = validatorOf(FeedInjury)

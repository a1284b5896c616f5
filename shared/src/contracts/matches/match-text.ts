import Type, { type Static } from 'typebox'

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
const MaybePair = Type.Union([Pair, Type.Null()])
const MaybeInt = Type.Union([Type.Integer(), Type.Null()])
const MaybeText = Type.Union([Type.String(), Type.Null()])
const Side = Type.Union([Type.Literal('home'), Type.Literal('away'), Type.Literal('none')])

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

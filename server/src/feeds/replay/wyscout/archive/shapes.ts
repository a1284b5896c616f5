import Type, { type Static } from 'typebox'

/** Fields of the Wyscout files that a replay needs. */
export const WyscoutEvent = Type.Object({
  eventId: Type.Integer(),
  subEventId: Type.Union([Type.Integer(), Type.Literal('')]),
  matchPeriod: Type.String(),
  eventSec: Type.Number(),
  teamId: Type.Integer(),
  playerId: Type.Integer(),
  positions: Type.Array(Type.Object({ x: Type.Number(), y: Type.Number() })),
  tags: Type.Array(Type.Object({ id: Type.Integer() })),
})
export type WyscoutEvent = Static<typeof WyscoutEvent>

const Substitution = Type.Object({
  playerIn: Type.Integer(),
  playerOut: Type.Integer(),
  minute: Type.Integer(),
})
const LineupPlayer = Type.Object({
  playerId: Type.Integer(),
  /** Goals scored, as text; `null` as text for none. */
  goals: Type.Optional(Type.String()),
  /** Minute, as text; `0` for none. */
  yellowCards: Type.String(),
  redCards: Type.String(),
})

export const WyscoutMatch = Type.Object({
  wyId: Type.Integer(),
  gameweek: Type.Integer(),
  dateutc: Type.String(),
  duration: Type.String(),
  venue: Type.Optional(Type.String()),
  teamsData: Type.Record(
    Type.String(),
    Type.Object({
      teamId: Type.Integer(),
      side: Type.Union([Type.Literal('home'), Type.Literal('away')]),
      score: Type.Integer(),
      scoreHT: Type.Integer(),
      scoreET: Type.Integer(),
      scoreP: Type.Integer(),
      formation: Type.Object({
        lineup: Type.Array(LineupPlayer),
        bench: Type.Union([Type.Array(LineupPlayer), Type.Literal('null')]),
        substitutions: Type.Union([Type.Array(Substitution), Type.Literal('null')]),
      }),
    }),
  ),
})
export type WyscoutMatch = Static<typeof WyscoutMatch>
export type WyscoutSide = WyscoutMatch['teamsData'][string]

export const WyscoutTeam = Type.Object({
  wyId: Type.Integer(),
  name: Type.String(),
  type: Type.String(),
  area: Type.Object({ alpha3code: Type.String() }),
})
export type WyscoutTeam = Static<typeof WyscoutTeam>

export const WyscoutPlayer = Type.Object({
  wyId: Type.Integer(),
  shortName: Type.String(),
  birthDate: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  height: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  weight: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  foot: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  role: Type.Optional(Type.Object({ code2: Type.String() })),
  passportArea: Type.Optional(Type.Object({ alpha2code: Type.Optional(Type.String()) })),
})
export type WyscoutPlayer = Static<typeof WyscoutPlayer>

export const TAG = {
  goal: 101,
  ownGoal: 102,
  assist: 301,
  keyPass: 302,
  leftFoot: 401,
  rightFoot: 402,
  head: 403,
  duelLost: 701,
  duelWon: 703,
  interception: 1401,
  red: 1701,
  yellow: 1702,
  secondYellow: 1703,
  accurate: 1801,
  counterAttack: 1901,
  blocked: 2101,
} as const

export const EVENT = {
  duel: 1,
  foul: 2,
  freeKick: 3,
  keeperOut: 4,
  interruption: 5,
  offside: 6,
  touch: 7,
  pass: 8,
  save: 9,
  shot: 10,
} as const
export const SUB_EVENT = {
  airDuel: 10,
  attackingDuel: 11,
  defendingDuel: 12,
  handball: 21,
  corner: 30,
  freeKick: 31,
  freeKickCross: 32,
  freeKickShot: 33,
  goalKick: 34,
  penalty: 35,
  throwIn: 36,
  acceleration: 70,
  clearance: 71,
  cross: 80,
  headPass: 82,
  highPass: 83,
  launch: 84,
  smartPass: 86,
} as const

export function hasTag(event: WyscoutEvent, tag: number): boolean {
  return event.tags.some(({ id }) => id === tag)
}

export function isShot({ eventId, subEventId }: WyscoutEvent): boolean {
  return (
    eventId === EVENT.shot ||
    subEventId === SUB_EVENT.freeKickShot ||
    subEventId === SUB_EVENT.penalty
  )
}

/** True for a shot against post or bar: tags 1217–1223 name the part of the frame. */
export function hitsFrame({ tags }: WyscoutEvent): boolean {
  return tags.some(({ id }) => id >= 1217 && id <= 1223)
}

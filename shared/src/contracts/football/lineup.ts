import Type, { type Static } from 'typebox'
import { position } from '../matches'

const MaybeInt = Type.Union([Type.Integer(), Type.Null()])
const MaybeText = Type.Union([Type.String(), Type.Null()])

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

/** Who is out on either side. */
export const Injuries = Type.Object({ home: Type.Array(Injury), away: Type.Array(Injury) })

export const MaybeLineup = Type.Union([SideLineup, Type.Null()])

export const MatchLineup = Type.Object({
  ...position,
  home: MaybeLineup,
  away: MaybeLineup,
  injuries: Injuries,
})
export type MatchLineup = Static<typeof MatchLineup>

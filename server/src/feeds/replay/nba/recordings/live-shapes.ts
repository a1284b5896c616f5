import Type, { type Static } from 'typebox'

const Id = Type.Optional(Type.Integer())
const MaybeNumber = Type.Optional(Type.Union([Type.Number(), Type.Null()]))
const MaybeString = Type.Optional(Type.Union([Type.String(), Type.Null()]))

/** An action of the league's live play-by-play, with the fields that the replay reads. */
export const LiveAction = Type.Object({
  actionNumber: Type.Integer(),
  clock: Type.String(),
  timeActual: Type.String(),
  period: Type.Integer({ minimum: 1 }),
  teamId: Id,
  actionType: Type.String(),
  subType: MaybeString,
  descriptor: MaybeString,
  personId: Id,
  shotResult: MaybeString,
  description: MaybeString,
  shotDistance: MaybeNumber,
  xLegacy: MaybeNumber,
  yLegacy: MaybeNumber,
  assistPersonId: Id,
  blockPersonId: Id,
  stealPersonId: Id,
  foulDrawnPersonId: Id,
  jumpBallWonPersonId: Id,
  jumpBallLostPersonId: Id,
})
export type LiveAction = Static<typeof LiveAction>

export const LivePlayByPlay = Type.Object({
  game: Type.Object({ gameId: Type.String(), actions: Type.Array(LiveAction) }),
})

const LivePlayer = Type.Object({
  personId: Type.Integer(),
  name: Type.String(),
  jerseyNum: MaybeString,
  position: MaybeString,
  starter: Type.String(),
  notPlayingReason: MaybeString,
  notPlayingDescription: MaybeString,
  status: MaybeString,
})
export type LivePlayer = Static<typeof LivePlayer>

const LiveTeam = Type.Object({
  teamId: Type.Integer(),
  players: Type.Array(LivePlayer),
})

export const LiveBoxScore = Type.Object({
  game: Type.Object({
    gameId: Type.String(),
    gameEt: Type.String(),
    arena: Type.Object({ arenaName: Type.String() }),
    officials: Type.Array(Type.Object({ name: Type.String() })),
    homeTeam: LiveTeam,
    awayTeam: LiveTeam,
  }),
})
export type LiveBoxScore = Static<typeof LiveBoxScore>

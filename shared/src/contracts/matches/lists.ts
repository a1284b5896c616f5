import Type, { type Static } from 'typebox'

/** Tabs of the score list (codes-and-words 4). */
export const LIST_TYPE = {
  all: 0,
  inPlay: 1,
  notStarted: 2,
  finished: 3,
  topLeagues: 4,
  jczq: 5,
  bjdc: 6,
  sfc: 7,
  schedule: 8,
  results: 9,
} as const

/** Maximum number of match ids in one request. */
export const MAX_MATCHES = 100

/** A goal, a card or another turn of the match that a list announces (codes-and-words 1.4). */
export const ListIncident = Type.Object({
  matchId: Type.Integer(),
  type: Type.Integer(),
  side: Type.Union([Type.Literal('home'), Type.Literal('away'), Type.Literal('none')]),
  minute: Type.Integer(),
  player: Type.Union([Type.String(), Type.Null()]),
})
export type ListIncident = Static<typeof ListIncident>

export const FilterGroup = Type.Object({
  letter: Type.String(),
  countList: Type.Array(
    Type.Object({
      leagueId: Type.Integer(),
      nameZh: Type.String(),
      shortZh: Type.String(),
      level: Type.Integer(),
      weight: Type.Optional(
        Type.Integer({ description: 'how many follow it: the larger stands first' }),
      ),
      count: Type.Integer(),
      /** Of these, the matches on each lottery's list: 竞彩, 北单, 足彩. */
      lottery: Type.Optional(
        Type.Object({ jc: Type.Integer(), bd: Type.Integer(), zc: Type.Integer() }),
      ),
      isChecked: Type.Boolean(),
    }),
  ),
})
export type FilterGroup = Static<typeof FilterGroup>

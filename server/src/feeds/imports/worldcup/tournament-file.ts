import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { createJsonReader, listRows } from '..'

const Pair = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })])
/** Minute including extra and added time; bounded for the database column. */
const Minute = Type.Integer({ minimum: 0, maximum: 200 })
const MINUTE_TEXT = '^\\D*\\d{0,3}(\\+\\d{1,2})?\\D*$'
const Goal = Type.Object({
  name: Type.String(),
  /** A number, or text such as `90+4`; older files lack it. */
  minute: Type.Optional(Type.Union([Minute, Type.String({ pattern: MINUTE_TEXT })])),
  offset: Type.Optional(Minute),
  penalty: Type.Optional(Type.Boolean()),
  owngoal: Type.Optional(Type.Boolean()),
})
export type TournamentGoal = Static<typeof Goal>

const Score = Type.Object({
  ht: Type.Optional(Pair),
  ft: Type.Optional(Pair),
  et: Type.Optional(Pair),
  p: Type.Optional(Pair),
})
const Row = Type.Object({
  round: Type.String({ minLength: 1 }),
  num: Type.Optional(Type.Integer()),
  date: Type.String(),
  time: Type.Optional(Type.String()),
  team1: Type.String({ minLength: 1 }),
  team2: Type.String({ minLength: 1 }),
  score: Type.Optional(Type.Union([Pair, Score])),
  goals1: Type.Optional(Type.Array(Goal)),
  goals2: Type.Optional(Type.Array(Goal)),
  group: Type.Optional(Type.String()),
  ground: Type.Optional(Type.String()),
})
export type TournamentRow = Static<typeof Row>

const readFile = createJsonReader(
  Type.Object({ name: Type.String(), matches: Type.Array(Type.Unknown()) }),
)
const row = Compile(Row)

/** Rows of a tournament, with the reason instead of an invalid row; or why the file is invalid. */
export function readTournament(
  file: string,
): { rows: (TournamentRow | string)[] } | { why: string } {
  const read = readFile(file)
  if ('why' in read) return read
  return { rows: listRows(read.value.matches, (value) => row.Check(value)) }
}

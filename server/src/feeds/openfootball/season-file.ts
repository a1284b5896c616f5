import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { createJsonReader } from '../imports'

const Pair = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })])
const Row = Type.Object({
  round: Type.String({ minLength: 1 }),
  date: Type.String(),
  time: Type.Optional(Type.String()),
  team1: Type.String({ minLength: 1 }),
  team2: Type.String({ minLength: 1 }),
  score: Type.Optional(
    Type.Object({
      ht: Type.Optional(Pair),
      ft: Type.Optional(Pair),
      et: Type.Optional(Pair),
      p: Type.Optional(Pair),
    }),
  ),
  status: Type.Optional(Type.String()),
})
export type SeasonRow = Static<typeof Row>

const readFile = createJsonReader(Type.Object({ name: Type.String(), matches: Type.Array(Type.Unknown()) }))
const row = Compile(Row)

/** Rows of one season file, null in the place of a row of another shape; or why the file is none. */
export function readSeasonFile(file: string): { rows: (SeasonRow | null)[] } | { why: string } {
  const read = readFile(file)
  if ('why' in read) return read
  return { rows: read.value.matches.map((one) => (row.Check(one) ? one : null)) }
}

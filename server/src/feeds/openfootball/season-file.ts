import { readFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

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

const File = Compile(Type.Object({ name: Type.String(), matches: Type.Array(Type.Unknown()) }))
const row = Compile(Row)

/** Rows of one season file; null in the place of a row of another shape. Null when the file is no season file at all. */
export function readSeasonFile(file: string): (SeasonRow | null)[] | null {
  const value = parsed(readFileSync(file, 'utf8'))
  return File.Check(value) ? value.matches.map((one) => (row.Check(one) ? one : null)) : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

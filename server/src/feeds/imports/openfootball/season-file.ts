import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { createJsonReader, listRows } from '..'

const Pair = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })])
/** A row has a round, a stage such as `Playoffs`, or both. */
const Row = Type.Object({
  round: Type.Optional(Type.String({ minLength: 1 })),
  stage: Type.Optional(Type.String({ minLength: 1 })),
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
/** `round` has the stage before it, such as `Playoffs, Semi-finals`. */
export type SeasonRow = Omit<Static<typeof Row>, 'stage'> & { round: string }

const Score = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])
const Team = Type.Object({ name: Type.String({ minLength: 1 }) })
/** A row of older files: teams may be objects, the score is two numbers. */
const OlderRow = Type.Object({
  date: Type.String(),
  time: Type.Optional(Type.String()),
  team1: Type.Union([Type.String({ minLength: 1 }), Team]),
  team2: Type.Union([Type.String({ minLength: 1 }), Team]),
  score1: Type.Optional(Score),
  score2: Type.Optional(Score),
})
const Round = Type.Object({
  name: Type.String({ minLength: 1 }),
  matches: Type.Array(Type.Unknown()),
})

const readFile = createJsonReader(
  Type.Object({
    name: Type.String(),
    matches: Type.Optional(Type.Array(Type.Unknown())),
    rounds: Type.Optional(Type.Array(Round)),
  }),
)
const row = Compile(Row)
const olderRow = Compile(OlderRow)

/** Rows of a season file, with the reason instead of an invalid row; or why the file is invalid. */
export function readSeasonFile(file: string): { rows: (SeasonRow | string)[] } | { why: string } {
  const read = readFile(file)
  if ('why' in read) return read
  const { matches, rounds } = read.value
  if (matches) return { rows: rowsOf(matches) }
  if (!rounds) return { why: 'neither matches nor rounds' }
  return {
    rows: rowsOf(
      rounds.flatMap(({ name, matches: some }) => some.map((one) => ofRound(one, name))),
    ),
  }
}

function rowsOf(values: readonly unknown[]): (SeasonRow | string)[] {
  return listRows(values, isRow).map((one) =>
    typeof one === 'string' ? one : { ...one, round: roundOf(one) },
  )
}

function isRow(value: unknown): value is Static<typeof Row> {
  return row.Check(value) && roundOf(value) !== ''
}

function roundOf({ stage, round }: Static<typeof Row>): string {
  return [stage, round].filter(Boolean).join(', ')
}

/** An older row in the newer format; other values stay unchanged. */
function ofRound(value: unknown, round: string): unknown {
  if (!olderRow.Check(value)) return typeof value === 'object' ? { round, ...value } : value
  const { team1, team2, score1, score2, ...rest } = value
  const nameOf = (team: typeof team1) => (typeof team === 'string' ? team : team.name)
  const score =
    typeof score1 === 'number' && typeof score2 === 'number' ? { ft: [score1, score2] } : undefined
  return { score, ...rest, round, team1: nameOf(team1), team2: nameOf(team2) }
}

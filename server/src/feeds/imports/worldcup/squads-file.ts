import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { NationBook } from '../../catalogue'
import type { FeedPlayer } from '../../feed'
import { createJsonReader, FileError, listRows } from '..'

const Player = Type.Object({
  number: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  pos: Type.String(),
  name: Type.String({ minLength: 1 }),
  date_of_birth: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
const Squad = Type.Object({
  name: Type.String({ minLength: 1 }),
  fifa_code: Type.String({ minLength: 1 }),
  players: Type.Array(Type.Unknown()),
})

const readList = createJsonReader(Type.Array(Type.Unknown()))
const squad = Compile(Squad)
const player = Compile(Player)

/** A player of the file, or why the line is invalid. An invalid squad is one line. */
export type SquadLine = { line: number; player: FeedPlayer } | { line: number; why: string }
export type SquadsOf = {
  year: string
  nations: NationBook
  /** Chinese names of some players. */
  findZh: (name: string) => string | null
}

/** Players of the squads of one year; lines count through the file. Throws `FileError`. */
export function readSquads(file: string, of: SquadsOf): SquadLine[] {
  const read = readList(file)
  if ('why' in read) throw new FileError(read.why)
  const found = listRows(read.value, (value) => squad.Check(value)).flatMap((one) => {
    if (typeof one === 'string') return [{ why: one }]
    return listRows(one.players, (value) => player.Check(value)).map((row, index) =>
      typeof row === 'string' ? { why: row } : { player: feedPlayer(row, index, one, of) },
    )
  })
  return found.map((one, index) => ({ line: index + 1, ...one }))
}

const POSITIONS: Record<string, FeedPlayer['position'] | undefined> = {
  GK: 'G',
  DF: 'D',
  MF: 'M',
  FW: 'F',
}

function feedPlayer(
  { number = null, pos, name, date_of_birth: born }: Static<typeof Player>,
  index: number,
  { name: nation, fifa_code: code }: Static<typeof Squad>,
  { year, nations, findZh }: SquadsOf,
): FeedPlayer {
  const team = nations.find(nation)
  const nameZh = findZh(name) ?? name
  return {
    key: `worldcup/${year}/${code.toLowerCase()}/${number ?? `x${index + 1}`}`,
    teamKey: team?.key ?? null,
    nameZh,
    shortZh: nameZh.split('·').at(-1) ?? nameZh,
    position: POSITIONS[pos] ?? null,
    shirtNumber: number,
    birthDate: born && /^\d{4}-\d{2}-\d{2}$/.test(born) ? born : null,
    heightCm: null,
    weightKg: null,
    foot: 0,
    areaZh: team?.nameZh ?? null,
  }
}

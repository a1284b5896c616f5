import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { createJsonReader, type JsonFile } from '../imports'
import { WyscoutMatch, WyscoutTeam } from '../replay/wyscout'

const Match = Type.Object({ ...WyscoutMatch.properties, venue: Type.Optional(Type.String()) })
export type ArchiveMatch = Static<typeof Match>

const Player = Type.Object({
  wyId: Type.Integer(),
  shortName: Type.String(),
  birthDate: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  height: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  weight: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  foot: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  role: Type.Optional(Type.Object({ code2: Type.String() })),
  passportArea: Type.Optional(Type.Object({ alpha2code: Type.Optional(Type.String()) })),
})
export type ArchivePlayer = Static<typeof Player>

/** A match with its place in the file. */
export type ArchiveRow = { line: number; match: ArchiveMatch }

const readRows = createJsonReader(Type.Array(Type.Unknown()))
const match = Compile(Match)
const player = Compile(Player)

/** Matches of one competition; null in the place of a row of another shape. */
export function readMatches(file: string): JsonFile<(ArchiveMatch | null)[]> {
  const read = readRows(file)
  return 'why' in read ? read : { value: read.value.map((one) => (match.Check(one) ? one : null)) }
}

/** Players by their id; those of another shape are left out. */
export function readPlayers(file: string): JsonFile<Map<number, ArchivePlayer>> {
  const read = readRows(file)
  if ('why' in read) return read
  return {
    value: new Map(read.value.flatMap((one) => (player.Check(one) ? [[one.wyId, one] as const] : []))),
  }
}

export const readTeams = createJsonReader(Type.Array(WyscoutTeam))

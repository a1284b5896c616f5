import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { readTable } from '../names-zh'
import { WyscoutEvent, WyscoutMatch, WyscoutPlayer, WyscoutTeam } from './wyscout'

export type Recording = {
  match: WyscoutMatch
  events: WyscoutEvent[]
  competition: string
  kickoffUtc: string
}
export type Archive = {
  recordings: Recording[]
  teams: Map<number, WyscoutTeam>
  players: Map<number, WyscoutPlayer>
}

const Events = Type.Object({ events: Type.Array(WyscoutEvent) })

/**
 * Reads recorded matches of a folder with `events/index.csv`, `events/<id>.json.gz`, `matches/`, `players.json.gz` and `teams.json`.
 * Without `matchIds`: the largest group that kicked off together. Throws with the file's name when one is missing or has another shape.
 */
export async function readArchive(dir: string, matchIds?: readonly number[]): Promise<Archive> {
  const index = readTable(path.join(dir, 'events', 'index.csv'))
  const wanted = matchIds ? index.filter(({ wyId }) => matchIds.includes(Number(wyId))) : largestGroup(index)
  const missing = (matchIds ?? []).filter((id) => !wanted.some(({ wyId }) => Number(wyId) === id))
  if (wanted.length === 0 || missing.length > 0)
    throw new Error(`no recorded matches ${missing.join(', ')} in ${dir}`)
  const matches = new Map<number, WyscoutMatch>()
  for (const competition of new Set(wanted.map((row) => row.competition ?? ''))) {
    for (const match of await readMatches(dir, competition)) matches.set(match.wyId, match)
  }
  const recordings = await Promise.all(
    wanted.map(async (row) => {
      const match = matches.get(Number(row.wyId))
      if (!match) throw new Error(`match ${row.wyId} is not in matches_${row.competition}.json.gz`)
      const { events } = await read(path.join(dir, row.file ?? ''), Events)
      return { match, events, competition: row.competition ?? '', kickoffUtc: row.dateutc ?? '' }
    }),
  )
  const teams = await read(path.join(dir, 'teams.json'), Type.Array(WyscoutTeam))
  const players = await read(path.join(dir, 'players.json.gz'), Type.Array(WyscoutPlayer))
  return {
    recordings,
    teams: new Map(teams.map((team) => [team.wyId, { ...team, name: decodeText(team.name) }])),
    players: new Map(
      players.map((player) => [player.wyId, { ...player, shortName: decodeText(player.shortName) }]),
    ),
  }
}

/** All matches of a competition. Throws with the file's name when it is missing or has another shape. */
export async function readMatches(dir: string, competition: string): Promise<WyscoutMatch[]> {
  return await read(path.join(dir, 'matches', `matches_${competition}.json.gz`), Type.Array(WyscoutMatch))
}

function largestGroup(index: Record<string, string>[]): Record<string, string>[] {
  const groups = new Map<string, Record<string, string>[]>()
  for (const row of index) groups.set(row.dateutc ?? '', [...(groups.get(row.dateutc ?? '') ?? []), row])
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? []
}

async function read<Schema extends TSchema>(file: string, schema: Schema): Promise<Static<Schema>> {
  const bytes = await readFile(file)
  const value: unknown = JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
  const check = Compile(schema)
  if (check.Check(value)) return value as Static<Schema>
  const [error] = [...check.Errors(value)]
  throw new Error(
    `${path.basename(file)}: ${error?.instancePath ?? ''} ${error?.message ?? 'has another shape'}`,
  )
}

/** Text of these files is escaped twice: a literal `\u00c9` inside a string stands for É. */
export function decodeText(text: string): string {
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

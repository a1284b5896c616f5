import path from 'node:path'
import Type from 'typebox'
import { readTable } from '../../../catalogue'
import { fail, type OnBroken, readRecorded, reasonOf } from '../../recorded-file'
import { WyscoutEvent, WyscoutMatch, WyscoutPlayer, WyscoutTeam } from './shapes'

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
 * Reads recorded matches of a folder with `events/index.csv`, `events/<id>.json.gz`, `matches/`,
 * `players.json.gz` and `teams.json`. Without `matchIds` it reads the largest group of matches with
 * the same kick-off. A missing, truncated or malformed file of one match or competition is reported
 * to `onBroken` and its matches are left out. Throws an error with the file's name without
 * `onBroken`, and for a file that all matches need.
 */
export async function readArchive(
  dir: string,
  matchIds?: readonly number[],
  onBroken?: OnBroken,
): Promise<Archive> {
  const index = readTable(path.join(dir, 'events', 'index.csv'))
  const wanted = matchIds
    ? index.filter(({ wyId }) => matchIds.includes(Number(wyId)))
    : largestGroup(index)
  const missing = (matchIds ?? []).filter((id) => !wanted.some(({ wyId }) => Number(wyId) === id))
  if (wanted.length === 0 || missing.length > 0)
    throw new Error(`no recorded matches ${missing.join(', ')} in ${dir}`)
  const recordings = await readRecordings(dir, wanted, onBroken ?? fail)
  if (recordings.length === 0) throw new Error(`none of the recorded matches in ${dir} can be read`)
  const teams = await readRecorded(path.join(dir, 'teams.json'), Type.Array(WyscoutTeam))
  const players = await readRecorded(path.join(dir, 'players.json.gz'), Type.Array(WyscoutPlayer))
  return {
    recordings,
    teams: new Map(teams.map((team) => [team.wyId, { ...team, name: decodeText(team.name) }])),
    players: new Map(
      players.map((player) => [
        player.wyId,
        { ...player, shortName: decodeText(player.shortName) },
      ]),
    ),
  }
}

type IndexRow = Record<string, string>

async function readRecordings(
  dir: string,
  rows: IndexRow[],
  onBroken: OnBroken,
): Promise<Recording[]> {
  const matches = new Map<number, WyscoutMatch>()
  for (const competition of new Set(rows.map((row) => row.competition ?? ''))) {
    const found = await readMatches(dir, competition).catch((error: unknown) => {
      onBroken(matchFileOf(competition), reasonOf(error))
      return []
    })
    for (const match of found) matches.set(match.wyId, match)
  }
  const recordings: Recording[] = []
  for (const row of rows) {
    const { file = '', competition = '', dateutc: kickoffUtc = '' } = row
    const match = matches.get(Number(row.wyId))
    try {
      if (!match) throw new Error(`match ${row.wyId} is not in ${matchFileOf(competition)}`)
      const { events } = await readRecorded(path.join(dir, file), Events)
      if (events.length === 0) throw new Error(`${path.basename(file)}: has no events`)
      recordings.push({ match, events: events.map(fromKickoff), competition, kickoffUtc })
    } catch (error) {
      onBroken(file, reasonOf(error))
    }
  }
  return recordings
}

/** Some files have the first touch shortly before second 0. */
function fromKickoff(event: WyscoutEvent): WyscoutEvent {
  return event.eventSec < 0 ? { ...event, eventSec: 0 } : event
}

function matchFileOf(competition: string): string {
  return `matches_${competition}.json.gz`
}

/** All matches of a competition. Throws with the file's name if it is missing or malformed. */
export async function readMatches(dir: string, competition: string): Promise<WyscoutMatch[]> {
  return await readRecorded(
    path.join(dir, 'matches', matchFileOf(competition)),
    Type.Array(WyscoutMatch),
  )
}

function largestGroup(index: Record<string, string>[]): Record<string, string>[] {
  const groups = new Map<string, Record<string, string>[]>()
  for (const row of index)
    groups.set(row.dateutc ?? '', [...(groups.get(row.dateutc ?? '') ?? []), row])
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? []
}

/** These files escape text twice: a literal `\u00c9` inside a string stands for É. */
export function decodeText(text: string): string {
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

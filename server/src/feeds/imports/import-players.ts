import type { FeedPlayer } from '../feed'
import { type FileReport, type Outcome, reject } from './report/file-report'
import type { ImportContext } from './season/import-season'
import { readStoredPlayers } from './stored-players.repository'

export type PlayerLine = { player: FeedPlayer; line: number }

/** Stores the players of one file and counts each line of it. */
export async function importPlayers(
  { db, sport, sink, now: at }: ImportContext,
  lines: readonly PlayerLine[],
  report: FileReport,
): Promise<void> {
  const keys = lines.map(({ player }) => player.key)
  const before = await readStoredPlayers(db, sport.key, keys)
  if (lines.length > 0)
    await sink.deliver([{ kind: 'players', at, players: lines.map(({ player }) => player) }])
  const after = await readStoredPlayers(db, sport.key, keys)
  for (const { player, line } of lines) {
    const [known, stored] = [before.get(player.key), after.get(player.key)]
    if (stored === undefined) reject(report, line, 'a player that cannot be stored', player.key)
    else report[outcomeOf(known, stored)] += 1
  }
}

function outcomeOf(known: string | undefined, stored: string): Outcome {
  if (known === undefined) return 'stored'
  return known === stored ? 'same' : 'changed'
}

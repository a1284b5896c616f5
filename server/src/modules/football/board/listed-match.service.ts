import type { BoardMatch, League, Team } from '@saidian/shared/contracts'
import type { Db } from '../../../platform/database'
import { readLeagues, readMatch, readTeams } from './board.repository'
import { type ReadColumns, withColumns } from './columns.repository'

/** A match with the names it needs. */
export type ListedMatch = { match: BoardMatch; league: League; home: Team; away: Team }

/** Reads one match of these sources as lists show it; null for no such match. */
export async function readListedMatch(
  db: Db,
  matchId: number,
  sources: string[],
  columns: readonly ReadColumns[],
): Promise<ListedMatch | null> {
  const row = await readMatch(db, matchId, sources)
  if (!row) return null
  const [[match], [league], teams] = await Promise.all([
    withColumns(db, [row], columns),
    readLeagues(db, [row.li]),
    readTeams(db, [row.home, row.away]),
  ])
  const home = teams.find(({ id }) => id === row.home)
  const away = teams.find(({ id }) => id === row.away)
  return match && league && home && away ? { match, league, home, away } : null
}

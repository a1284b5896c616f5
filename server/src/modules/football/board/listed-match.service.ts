import type { BoardMatch, League, Team } from '@saidian/shared/contracts/football'
import type { Db } from '../../../platform/database'
import { readLeagues, readMatchesNamed, readTeams } from './board.repository'
import { type ReadColumns, withColumns } from './columns.repository'

/** A match with its league and teams. */
export type ListedMatch = { match: BoardMatch; league: League; home: Team; away: Team }

/** Reads matches of these sources as lists show them, by id; others are left out. */
export async function readListedMatches(
  db: Db,
  matchIds: number[],
  sources: string[],
  columns: readonly ReadColumns[],
): Promise<Map<number, ListedMatch>> {
  const rows = await readMatchesNamed(db, matchIds, sources)
  const leagueIds = [...new Set(rows.map(({ li }) => li))]
  const teamIds = [...new Set(rows.flatMap(({ home, away }) => [home, away]))]
  const [matches, leagues, teams] = await Promise.all([
    withColumns(db, rows, columns),
    readLeagues(db, leagueIds).then(byId),
    readTeams(db, teamIds).then(byId),
  ])
  return new Map(
    matches.flatMap((match) => {
      const [league, home, away] = [
        leagues.get(match.li),
        teams.get(match.home),
        teams.get(match.away),
      ]
      return league && home && away ? [[match.id, { match, league, home, away }] as const] : []
    }),
  )
}

function byId<Row extends { id: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

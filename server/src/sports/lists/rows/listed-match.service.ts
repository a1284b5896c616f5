import type { Db } from '../../../platform/database'
import type { MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import type { ListedMatch, ReadColumns } from '../match-lists'
import { readLeagues, readMatchesNamed, readTeams } from './row.repository'
import { withColumns } from './with-columns'

export type RowDeps<Row extends MatchRow> = {
  db: Db
  sport: ListedSport<Row>
  columns: readonly ReadColumns<Partial<Row>>[]
}

/** Reads matches of these sources as lists show them, by id; others are left out. */
export async function readListedMatches<Row extends MatchRow>(
  { db, sport, columns }: RowDeps<Row>,
  matchIds: number[],
  sources: string[],
): Promise<Map<number, ListedMatch<Row>>> {
  const rows = await readMatchesNamed(db, sport, matchIds, sources)
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

function byId<Named extends { id: number }>(rows: Named[]): Map<number, Named> {
  return new Map(rows.map((row) => [row.id, row]))
}

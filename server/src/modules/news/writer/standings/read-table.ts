import { paths } from '@saidian/shared/contracts/page'
import type { Db } from '../../../../platform/database'
import { type AnalysisSport, readSeason } from '../../../../sports/analysis'
import { type ListedMatch, readListedMatches, readTeams } from '../../../../sports/lists'
import type { MatchRow } from '../../../../sports/match-row'
import { DEMO, type WrittenSport } from '../facts/read-match'
import { standingsOf } from '../facts/standing.rules'
import { dayText } from '../text/dates'
import type { DueTable } from '../work/due-tables.repository'
import type { RoundResult, TableFacts } from './table-facts'

export type ReadTableDeps<Row extends MatchRow> = {
  db: Db
  sport: WrittenSport<Row>
  source: string
  isByRound: boolean
}

export type TableWithTeams = {
  facts: TableFacts
  teams: { id: number; colors: [string, string] }[]
}

/** The table of a season as of the last match of a round; null without one. */
export async function readTable<Row extends MatchRow>(
  { db, sport, source, isByRound }: ReadTableDeps<Row>,
  due: DueTable,
): Promise<TableWithTeams | null> {
  const sources = sport.sources.shown(source)
  const [listed, season] = await Promise.all([
    readListedMatches({ db, sport, columns: [] }, due.matchIds, sources),
    readSeason(db, sport, due.seasonId, sport.sources.sharing(source)),
  ])
  const played = due.matchIds.flatMap((id) => listed.get(id) ?? [])
  const last = played.at(-1)
  if (!last || !season) return null
  const standings = standingsOf(season, sport.tables as AnalysisSport['tables'], (match) => {
    return match.kickoffAt <= due.lastAt
  })
  const ids = standings.flatMap(({ rows }) => rows.map(({ teamId }) => teamId))
  const teams = await readTeams(db, ids)
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.shortZh ?? ''
  const results = played.flatMap((match) => resultOf(sport, match))
  return {
    teams,
    facts: {
      of: `${due.seasonId}/${due.part}`,
      sport: sport.id,
      league: { name: last.league.shortZh, color: last.league.color },
      stage: isByRound ? due.part : dayText(due.lastAt),
      isDemo: last.match.source === DEMO,
      path: paths.match({ sport: sport.id, id: last.match.id }),
      tables: standings.map(({ name, rows }) => ({
        name,
        lines: rows.map(({ teamId, ...line }) => ({ ...line, team: nameOf(teamId) })),
        gap: (rows[0]?.points ?? 0) - (rows[1]?.points ?? 0),
      })),
      results,
      scored: results.reduce((sum, { score: [home, away] }) => sum + home + away, 0),
    },
  }
}

function resultOf<Row extends MatchRow>(
  sport: WrittenSport<Row>,
  { match, home, away }: ListedMatch<Row>,
): RoundResult[] {
  const score = sport.rows.shownScore(match)
  if (!score) return []
  const path = paths.match({ sport: sport.id, id: match.id })
  return [{ matchId: match.id, path, home: home.shortZh, away: away.shortZh, score }]
}

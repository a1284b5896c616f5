import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { sportTable } from '../../sport-table.repository'
import type { AnalysedMatch } from '../analysed-match.repository'
import type { AnalysisSport } from '../analysis-sport'
import type { PastMatch } from './form.rules'

/** Filter of past matches. */
export type PastWanted = Pick<AnalysedMatch, 'home' | 'away' | 'kickoffAt'> & {
  sport: AnalysisSport
  sources: string[]
  limit: number
}

/** Finished meetings of both teams before the kick-off, newest first. */
export async function readMeetings(db: Db, wanted: PastWanted): Promise<PastMatch[]> {
  const { home, away } = wanted
  const straight = pastOf(wanted, sql`m.home_id = ${home} AND m.away_id = ${away}`)
  const turned = pastOf(wanted, sql`m.home_id = ${away} AND m.away_id = ${home}`)
  return readPast(db, wanted, sql`(${straight}) UNION ALL (${turned})`)
}

/** Finished matches of one team before the kick-off, newest first. */
export async function readRecent(
  db: Db,
  teamId: number,
  wanted: Omit<PastWanted, 'home' | 'away'>,
): Promise<PastMatch[]> {
  const atHome = pastOf(wanted, sql`m.home_id = ${teamId}`)
  const away = pastOf(wanted, sql`m.away_id = ${teamId}`)
  return readPast(db, wanted, sql`(${atHome}) UNION ALL (${away})`)
}

type PastFilter = Pick<PastWanted, 'sport' | 'kickoffAt' | 'sources' | 'limit'>

function pastOf({ sport, kickoffAt, sources, limit }: PastFilter, test: RawBuilder<unknown>) {
  return sql`
    SELECT m.id, m.league_id, m.home_id, m.away_id, m.kickoff_at,
      ${sql.join(shownColumns(sport, 's'))}
    FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE ${test}
      AND m.sport_id = ${sport.id}
      AND m.kickoff_at < to_timestamp(${kickoffAt})
      AND m.source = ANY(${sources})
      AND s.status = ${sport.statuses.finished}
      AND s.score IS NOT NULL
    ORDER BY m.kickoff_at DESC
    LIMIT ${limit}`
}

/** The score and what else the sport shows of a past match. */
function shownColumns({ pastColumns }: AnalysisSport, table: string) {
  return ['score', ...pastColumns].map((column) => sql.ref(`${table}.${column}`))
}

/** Closing line of the first company by rank. */
function closingLine(type: number) {
  return sql`(
    SELECT (o.prematch).middle_value / 1000::float8
    FROM odds_lines o
    LEFT JOIN odds_companies c ON c.id = o.company_id
    WHERE o.match_id = p.id AND o.type = ${sql.lit(type)} AND (o.prematch).left_value > 0
    ORDER BY c.rank NULLS LAST, o.company_id
    LIMIT 1
  )`
}

async function readPast(
  db: Db,
  { sport, limit }: PastFilter,
  past: RawBuilder<unknown>,
): Promise<PastMatch[]> {
  const { rows } = await sql<PastMatch>`
    SELECT p.id, p.league_id AS li, l.short_zh AS "leagueZh",
      floor(extract(epoch FROM p.kickoff_at))::float8 AS "kickoffAt",
      p.home_id AS home, p.away_id AS away,
      ${sql.join(shownColumns(sport, 'p'))},
      ${closingLine(ODDS_TYPE.asia)} AS "asiaLine", ${closingLine(ODDS_TYPE.overUnder)} AS "bsLine"
    FROM (SELECT * FROM (${past}) both_ends ORDER BY kickoff_at DESC, id LIMIT ${limit}) p
    JOIN leagues l ON l.id = p.league_id
    ORDER BY p.kickoff_at DESC, p.id`.execute(db)
  return rows
}

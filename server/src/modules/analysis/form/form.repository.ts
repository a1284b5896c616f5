import type { PastMatch } from '@saidian/shared/contracts/football'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { FOOTBALL } from '../../football'
import type { AnalysedMatch } from '../analysed-match.repository'

/** Filter of past matches. */
export type PastWanted = Pick<AnalysedMatch, 'home' | 'away' | 'kickoffAt'> & {
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

type PastFilter = Pick<PastWanted, 'kickoffAt' | 'sources' | 'limit'>

function pastOf({ kickoffAt, sources, limit }: PastFilter, test: RawBuilder<unknown>) {
  return sql`
    SELECT m.id, m.league_id, m.home_id, m.away_id, m.kickoff_at, s.score, s.half, s.corners
    FROM matches m
    JOIN football_match_states s ON s.match_id = m.id
    WHERE ${test}
      AND m.sport_id = ${FOOTBALL}
      AND m.kickoff_at < to_timestamp(${kickoffAt})
      AND m.source = ANY(${sources})
      AND s.status = 8
      AND s.score IS NOT NULL
    ORDER BY m.kickoff_at DESC
    LIMIT ${limit}`
}

/** Closing line of the first company by rank: type 1 handicap, 3 over/under. */
function closingLine(type: 1 | 3) {
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
  { limit }: PastFilter,
  past: RawBuilder<unknown>,
): Promise<PastMatch[]> {
  const { rows } = await sql<PastMatch>`
    SELECT p.id, p.league_id AS li, l.short_zh AS "leagueZh",
      floor(extract(epoch FROM p.kickoff_at))::float8 AS "kickoffAt",
      p.home_id AS home, p.away_id AS away, p.score, p.half, p.corners,
      ${closingLine(1)} AS "asiaLine", ${closingLine(3)} AS "bsLine"
    FROM (SELECT * FROM (${past}) both_ends ORDER BY kickoff_at DESC, id LIMIT ${limit}) p
    JOIN leagues l ON l.id = p.league_id
    ORDER BY p.kickoff_at DESC, p.id`.execute(db)
  return rows
}

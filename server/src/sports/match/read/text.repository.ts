import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** A stored line; withdrawn ones are included, so that their withdrawal can be published. */
export type StoredLine = {
  key: string
  revision: number
  /** Seconds since 1970. */
  at: number
  order: number
  minute: number | null
  addedMinute: number | null
  /** Period and seconds left in it, in a sport whose clock counts down. */
  period: number | null
  clock: number | null
  data: string
  type: number
  position: 0 | 1 | 2
  main: boolean
  score: [number, number] | null
  corrected: boolean
  withdrawn: boolean
}

const STORED_LINE = sql`
  key, revision::float8 AS revision, floor(extract(epoch FROM source_at))::float8 AS at,
  place AS "order", minute, added_minute AS "addedMinute", period, clock, data, type, position,
  main, score, corrected, withdrawn`

/**
 * The newest `limit` lines and all corrected or withdrawn lines, which open pages may show; newest
 * first.
 */
export async function readLinesToPublish(
  db: Db,
  sport: Sport,
  matchId: number,
  limit: number,
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    SELECT ${STORED_LINE}
    FROM (
      SELECT *, row_number() OVER (ORDER BY place DESC) AS age
      FROM ${sportTable(sport, 'text_lines')}
      WHERE match_id = ${matchId}
    ) t
    WHERE age <= ${limit} OR corrected OR withdrawn
    ORDER BY place DESC`.execute(db)
  return rows
}

/** The newest `limit` lines before a place (`order`), newest first. */
export async function readLines(
  db: Db,
  sport: Sport,
  matchId: number,
  limit: number,
  before: number | null = null,
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    SELECT ${STORED_LINE}
    FROM ${sportTable(sport, 'text_lines')}
    WHERE match_id = ${matchId}
      AND (${before}::bigint IS NULL OR place < ${before}::bigint)
    ORDER BY place DESC
    LIMIT ${limit}`.execute(db)
  return rows
}

import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** Adds empty rows of facts for matches that have none. */
export async function addMissingFacts(
  db: Db,
  sport: Sport,
  source: string,
  rows: { matchId: number; at: number }[],
): Promise<void> {
  await sql`
    INSERT INTO ${sportTable(sport, 'match_facts')} (match_id, source, source_at)
    SELECT r."matchId", ${source}, to_timestamp(r.at)
    FROM ${jsonRows('r', rows, { matchId: 'int', at: 'float8' })}
    ON CONFLICT (match_id) DO NOTHING`.execute(db)
}

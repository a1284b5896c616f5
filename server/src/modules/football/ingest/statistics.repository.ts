import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { StatisticRow } from '../../../sports/ingest'

/** Adds or replaces statistics; the highest revision stays. */
export async function storeStatistics(
  db: Db,
  source: string,
  statistics: StatisticRow[],
): Promise<void> {
  if (statistics.length === 0) return
  const rows = statistics.map(({ matchId, entry }) => ({ ...entry, matchId }))
  const given = jsonRows('r', rows, {
    matchId: 'int',
    half: 'int',
    type: 'int',
    revision: 'bigint',
    home: 'int',
    away: 'int',
    at: 'float8',
  })
  await sql`
    INSERT INTO football_statistics AS t
      (match_id, half, type, revision, home, away, source, source_at)
    SELECT r."matchId", r.half, r.type, r.revision, r.home, r.away, ${source}, to_timestamp(r.at)
    FROM ${given}
    ON CONFLICT (match_id, half, type) DO UPDATE
      SET revision = excluded.revision, home = excluded.home, away = excluded.away,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.revision < excluded.revision`.execute(db)
}

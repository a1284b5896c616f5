import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { SeasonPlace } from './settle-season'

export type ImportedSeason = SeasonPlace & { rows: number }

/** Seasons that a source has rows of, with the number of rows. */
export async function listImportedSeasons(db: Db, source: string): Promise<ImportedSeason[]> {
  const { rows } = await sql<ImportedSeason>`
    SELECT s.id AS "seasonId", l.key AS "leagueKey", s.key AS "seasonKey", s.name,
      count(*)::int AS rows
    FROM import_rows r
    JOIN seasons s ON s.id = r.season_id
    JOIN leagues l ON l.id = s.league_id
    WHERE r.source = ${source}
    GROUP BY s.id, l.key, s.key, s.name
    ORDER BY l.key, s.name`.execute(db)
  return rows
}

/** Removes a season if it has neither matches nor rows. */
export async function removeEmptySeason(db: Db, seasonId: number): Promise<void> {
  await sql`
    DELETE FROM seasons s
    WHERE s.id = ${seasonId}
      AND NOT EXISTS (SELECT FROM matches m WHERE m.season_id = s.id)
      AND NOT EXISTS (SELECT FROM import_rows r WHERE r.season_id = s.id)`.execute(db)
}

import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** The source of a part of a match. */
export type PartOrigin = MatchOrigins['parts'][number] & {
  /** Number of entries from this source. */
  count: number
  /** File and line of an import; null without an import row. */
  file: string | null
  line: number | null
}

/** The sources of each part of a match; empty for an unknown match. */
export async function readOrigins(db: Db, matchId: number): Promise<PartOrigin[]> {
  const { rows } = await sql<PartOrigin>`
    WITH parts AS (
      SELECT 1 AS place, 'fixture' AS part, source, 1 AS count FROM matches WHERE id = ${matchId}
      UNION ALL
      SELECT 2, 'result', source, 1 FROM football_match_states
      WHERE match_id = ${matchId} AND revision > 0
      UNION ALL
      SELECT 3, 'incidents', source, count(*)::int FROM football_incidents
      WHERE match_id = ${matchId} AND NOT withdrawn GROUP BY source
      UNION ALL
      SELECT 4, 'statistics', source, count(*)::int FROM football_statistics
      WHERE match_id = ${matchId} GROUP BY source
      UNION ALL
      SELECT 5, 'lineup', source, count(*)::int FROM football_lineups
      WHERE match_id = ${matchId} GROUP BY source
      UNION ALL
      SELECT 6, 'text', source, count(*)::int FROM football_text_lines
      WHERE match_id = ${matchId} AND NOT withdrawn GROUP BY source
      UNION ALL
      SELECT 7, 'odds', source, sum(quotes)::int FROM odds_lines
      WHERE match_id = ${matchId} GROUP BY source
    )
    SELECT p.part, p.source, p.count, r.file, r.line,
      floor(extract(epoch FROM r.imported_at))::float8 AS "importedAt"
    FROM parts p LEFT JOIN import_rows r ON r.match_id = ${matchId} AND r.source = p.source
    ORDER BY p.place, p.source`.execute(db)
  return rows
}

import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** The source of a part of a match. */
export type PartOrigin = MatchOrigins['parts'][number] & {
  /** Number of entries from this source. */
  count: number
  /** File and line of an import; null without an import row. */
  file: string | null
  line: number | null
}

/** A part that only this sport has: a table of the sport with a row an entry. */
export type OriginTable = {
  part: PartOrigin['part']
  table: string
  /** Whether its rows can be withdrawn. */
  hasTombstones: boolean
}

/** The sources of each part of a match; empty for a match that the sport does not have. */
export async function readOrigins(
  db: Db,
  { sport, origins }: { sport: Sport; origins: readonly OriginTable[] },
  matchId: number,
): Promise<PartOrigin[]> {
  const tables: OriginTable[] = [
    { part: 'incidents', table: 'incidents', hasTombstones: true },
    ...origins,
    { part: 'text', table: 'text_lines', hasTombstones: true },
  ]
  const entries = tables.map(({ part, table, hasTombstones }, place) => {
    return sql`
      SELECT ${sql.lit(place + 3)}, ${sql.lit(part)}, source, count(*)::int, max(source_at)
      FROM ${sportTable(sport, table)}
      WHERE match_id = ${matchId} ${hasTombstones ? sql`AND NOT withdrawn` : sql``}
      GROUP BY source`
  })
  const { rows } = await sql<PartOrigin>`
    WITH parts AS (
      SELECT 1 AS place, 'fixture' AS part, source, 1 AS count, source_at AS changed_at
      FROM matches
      WHERE id = ${matchId} AND sport_id = ${sport.id}
      UNION ALL
      SELECT 2, 'result', source, 1, source_at
      FROM ${sportTable(sport, 'match_states')}
      WHERE match_id = ${matchId} AND revision > 0
      UNION ALL ${sql.join(entries, sql` UNION ALL `)}
      UNION ALL
      SELECT 99, 'odds', source, sum(quotes)::int, max(changed_at)
      FROM odds_lines
      WHERE match_id = ${matchId}
      GROUP BY source
    )
    SELECT p.part, p.source, p.count, r.file, r.line,
      floor(extract(epoch FROM p.changed_at))::float8 AS "changedAt",
      floor(extract(epoch FROM r.imported_at))::float8 AS "importedAt"
    FROM parts p
    LEFT JOIN import_rows r ON r.match_id = ${matchId} AND r.source = p.source
    WHERE EXISTS (SELECT FROM parts f WHERE f.part = 'fixture')
    ORDER BY p.place, p.source`.execute(db)
  return rows
}

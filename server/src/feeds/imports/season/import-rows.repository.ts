import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { SeasonRow } from '../merging/season-row'
import type { ParsedMatch } from './parsed-season'

type StoredRow = SeasonRow & { id: number; file: string | null; line: number | null }

const CONTENT = { content: 'jsonb', file: 'text', line: 'int' } as const

/** All rows of a season, of every source. */
export async function readImportRows(db: Db, seasonId: number): Promise<SeasonRow[]> {
  const { rows } = await sql<Omit<StoredRow, 'match'> & { match: ParsedMatch }>`
    SELECT id::float8 AS id, source, match_id AS "matchId", content AS match
    FROM import_rows
    WHERE season_id = ${seasonId}
    ORDER BY id`.execute(db)
  return rows
}

/** Inserts new rows and updates known ones. */
export async function writeImportRows(
  db: Db,
  seasonId: number,
  rows: readonly SeasonRow[],
  at: number,
): Promise<void> {
  if (rows.length === 0) return
  const cells = rows.map(({ id, source, match: { from, ...content } }) => {
    return { id, source, content, file: from?.file ?? null, line: from?.line ?? null }
  })
  const [known, added] = [
    cells.filter(({ id }) => id !== null),
    cells.filter(({ id }) => id === null),
  ]
  await db.transaction().execute(async (trx) => {
    await sql`
      UPDATE import_rows t
      SET content = r.content, file = r.file, line = r.line, imported_at = to_timestamp(${at})
      FROM ${jsonRows('r', known, { id: 'bigint', ...CONTENT })}
      WHERE t.id = r.id`.execute(trx)
    await sql`
      INSERT INTO import_rows (season_id, source, content, file, line, imported_at)
      SELECT ${seasonId}, r.source, r.content, r.file, r.line, to_timestamp(${at})
      FROM ${jsonRows('r', added, { source: 'text', ...CONTENT })}`.execute(trx)
  })
}

/** Stores the match that each row was merged into. */
export async function linkImportRows(
  db: Db,
  links: readonly { id: number; matchId: number }[],
): Promise<void> {
  if (links.length === 0) return
  await sql`
    UPDATE import_rows t
    SET match_id = r."matchId"
    FROM ${jsonRows('r', links, { id: 'bigint', matchId: 'int' })}
    WHERE t.id = r.id AND t.match_id IS DISTINCT FROM r."matchId"`.execute(db)
}

/** Matches that rows of a source were merged into. */
export async function linkedMatches(db: Db, seasonId: number, source: string): Promise<number[]> {
  const { rows } = await sql<{ matchId: number }>`
    SELECT DISTINCT match_id AS "matchId"
    FROM import_rows
    WHERE season_id = ${seasonId} AND source = ${source} AND match_id IS NOT NULL`.execute(db)
  return rows.map(({ matchId }) => matchId)
}

export async function removeImportRows(db: Db, seasonId: number, source: string): Promise<void> {
  await sql`
    DELETE FROM import_rows
    WHERE season_id = ${seasonId} AND source = ${source}`.execute(db)
}

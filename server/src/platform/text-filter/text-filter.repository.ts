import { sql } from 'kysely'
import type { Db } from '../database'
import type { Entry, StoredEntry } from './entry'

export async function readEntries(db: Db): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    SELECT text, severity, changed_by AS "changedBy", changed_at AS "changedAt"
    FROM text_filter_entries ORDER BY text`.execute(db)
  return rows
}

export async function saveEntry(db: Db, { text, severity }: Entry, by: string): Promise<void> {
  await sql`
    INSERT INTO text_filter_entries (text, severity, changed_by)
    VALUES (${text}, ${severity}, ${by})
    ON CONFLICT (text) DO UPDATE SET severity = excluded.severity,
      changed_by = excluded.changed_by, changed_at = clock_timestamp()`.execute(db)
}

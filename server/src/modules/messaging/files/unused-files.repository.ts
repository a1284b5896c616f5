import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { StoredFile } from './files.repository'

export async function knownFiles(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM message_files WHERE key = ANY(${keys})`.execute(db)
  return rows.map(({ key }) => key)
}

/** Removes files that no message has taken since then; resolves with their keys. */
export async function deleteUnused(db: Db, beforeMs: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM message_files
    WHERE conversation_id IS NULL AND made_at < ${new Date(beforeMs)} RETURNING key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Files of conversations whose message is not known yet. */
export async function readUnnumbered(db: Db, limit: number, after: string): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    SELECT key, member_id::text AS "memberId", conversation_id::text AS "conversationId",
      NULL::float8 AS seq, (extract(epoch FROM made_at) * 1000)::float8 AS "madeAtMs"
    FROM message_files WHERE conversation_id IS NOT NULL AND seq IS NULL AND key > ${after}
    ORDER BY key LIMIT ${limit}`.execute(db)
  return rows
}

export async function deleteFiles(db: Db, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM message_files WHERE key = ANY(${[...keys]}::text[])`.execute(db)
}

/** Removes files of messages that were recalled since then, except those that were reported. */
export async function deleteRecalled(db: Db, sinceMs: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM message_files f USING conversation_entries e
    WHERE e.recalled_at > ${new Date(sinceMs)} AND e.kind IN (2, 3)
      AND f.conversation_id = e.conversation_id AND f.seq = e.seq
      AND NOT EXISTS (SELECT FROM message_reports r
        WHERE r.conversation_id = e.conversation_id AND e.seq = ANY(r.seqs))
    RETURNING f.key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Resolves with the keys of their files. */
export async function deleteFilesOf(trx: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM message_files WHERE member_id = ${memberId} RETURNING key`.execute(trx)
  return rows.map(({ key }) => key)
}

export async function exportFilesOf(db: Db, memberId: string): Promise<unknown> {
  const { rows } = await sql`
    SELECT key, CASE kind WHEN 1 THEN 'picture' ELSE 'voice' END AS kind,
      conversation_id::text AS "conversationId",
      floor(extract(epoch FROM made_at))::float8 AS at
    FROM message_files WHERE member_id = ${memberId} ORDER BY made_at, key`.execute(db)
  return rows
}

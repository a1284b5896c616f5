import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { SentFile } from '../sent-files'
import { FILE_KIND, type StoredSize } from './file-kinds'

type Made = { memberId: string; nowMs: number }

export async function insertPicture(
  db: Db,
  { key, width, height, memberId, nowMs }: StoredSize & Made,
): Promise<void> {
  await sql`INSERT INTO message_files (key, kind, member_id, width, height, made_at)
    VALUES (${key}, ${FILE_KIND.picture}, ${memberId}, ${width}, ${height},
      ${new Date(nowMs)})`.execute(db)
}

export async function insertVoice(
  db: Db,
  { key, ms, memberId, nowMs }: { key: string; ms: number } & Made,
): Promise<void> {
  await sql`INSERT INTO message_files (key, kind, member_id, ms, made_at)
    VALUES (${key}, ${FILE_KIND.voice}, ${memberId}, ${ms}, ${new Date(nowMs)})`.execute(db)
}

/** A picture has a size, a voice a length. */
export type AttachedFile = { senderId: string } & ({ key: string; ms: number } | StoredSize)

/** Gives own unused files to their conversations; those that are gone or used are left out. */
export async function attachFiles(trx: Db, files: readonly SentFile[]): Promise<AttachedFile[]> {
  const given = jsonRows(
    'given',
    files.map(({ kind, ...rest }) => ({ ...rest, kind: FILE_KIND[kind] })),
    { key: 'text', senderId: 'bigint', conversationId: 'bigint', kind: 'smallint' },
  )
  const { rows } = await sql<StoredSize & { senderId: string; ms: number | null }>`
    UPDATE message_files f SET conversation_id = given."conversationId"
    FROM ${given}
    WHERE f.key = given.key AND f.member_id = given."senderId" AND f.kind = given.kind
      AND f.conversation_id IS NULL
    RETURNING f.member_id::text AS "senderId", f.key, f.width, f.height, f.ms`.execute(trx)
  return rows.map(({ senderId, key, width, height, ms }) =>
    ms === null ? { senderId, key, width, height } : { senderId, key, ms },
  )
}

export type StoredFile = {
  key: string
  memberId: string
  conversationId: string | null
  seq: number | null
  madeAtMs: number
}

const FILE = sql`key, member_id::text AS "memberId", conversation_id::text AS "conversationId",
  seq::float8 AS seq, (extract(epoch FROM made_at) * 1000)::float8 AS "madeAtMs"`

export async function findFile(db: Db, key: string): Promise<StoredFile | null> {
  const { rows } = await sql<StoredFile>`
    SELECT ${FILE} FROM message_files WHERE key = ${key}`.execute(db)
  return rows[0] ?? null
}

/** The clock of the process that stored the message may be behind. */
const CLOCKS_MS = 60_000

/**
 * The number of the message that has a file, and stores it beside the file. A file is attached
 * before its message has a number, and few files need it: it is looked up when it is first needed.
 */
export async function findEntryOf(db: Db, file: StoredFile): Promise<number | null> {
  if (file.seq !== null || file.conversationId === null) return file.seq
  const { rows } = await sql<{ seq: number }>`
    UPDATE message_files f SET seq = found.seq FROM (
      SELECT seq FROM conversation_entries
      WHERE conversation_id = ${file.conversationId} AND sender_id = ${file.memberId}
        AND kind IN (2, 3) AND at >= ${new Date(file.madeAtMs - CLOCKS_MS)}
        AND (body ->> 'key' = ${file.key}
          OR starts_with(body -> 'picture' ->> 'small', ${`/imapi/chat/file/${file.key}`}))
      LIMIT 1) AS found
    WHERE f.key = ${file.key} RETURNING found.seq::float8 AS seq`.execute(db)
  return rows[0]?.seq ?? null
}

/** Whether a member reads this message: theirs by its number, and not recalled. */
export async function mayRead(
  db: Db,
  { conversationId, seq }: { conversationId: string; seq: number },
  memberId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM conversation_members m
    JOIN conversation_entries e ON e.conversation_id = m.conversation_id AND e.seq = ${seq}
    WHERE m.conversation_id = ${conversationId} AND m.member_id = ${memberId}
      AND e.seq > m.first_seq AND (m.left_seq IS NULL OR e.seq <= m.left_seq)
      AND e.recalled_at IS NULL`.execute(db)
  return rows.length > 0
}

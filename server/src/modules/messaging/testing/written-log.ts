import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { StoredBody } from '../log/stored-entry'

const KINDS = { text: 1, picture: 2, voice: 3, card: 4, recalled: 1, recall: 5, event: 6 } as const

/** A private conversation of two members, or a group of more, without the calls of messages. */
export async function makeConversation(
  db: Db,
  members: readonly string[],
  { isGroup = members.length > 2, firstSeq = 0 } = {},
): Promise<string> {
  const [one = null, other = null] = isGroup
    ? []
    : [...members].sort((a, b) => Number(BigInt(a) - BigInt(b)))
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (kind, one_id, other_id, epoch, last_at)
    VALUES (${isGroup ? 2 : 1}, ${one}, ${other}, 'test', now()) RETURNING id::text`.execute(db)
  const id = rows[0]?.id ?? ''
  if (isGroup)
    await sql`INSERT INTO conversation_groups (conversation_id, name, code, made_by, request_key)
      VALUES (${id}, '看台', ${`code-${id}`}, ${members[0]}, ${`key-${id}`})`.execute(db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, first_seq, joined_at)
    SELECT ${id}, m, ${firstSeq}, now() FROM unnest(${[...members]}::bigint[]) AS m`.execute(db)
  return id
}

/** Writes an entry into the log; resolves with its number. */
export async function writeEntry(
  db: Db,
  conversationId: string,
  { senderId, body, atMs }: { senderId: string; body: StoredBody; atMs: number },
): Promise<number> {
  const kind = KINDS[body.kind]
  const { rows } = await sql<{ seq: number }>`
    WITH counted AS (
      UPDATE conversations SET last_seq = last_seq + 1, messages = messages + ${kind < 5 ? 1 : 0},
        last_at = ${new Date(atMs)}
      WHERE id = ${conversationId} RETURNING id, last_seq, messages)
    INSERT INTO conversation_entries
      (conversation_id, seq, messages, sender_id, client_msg_id, kind, body, at)
    SELECT id, last_seq, messages, ${senderId}::bigint,
      CASE WHEN ${kind} < 5 THEN uuidv7() END, ${kind}, ${JSON.stringify(body)}::jsonb,
      ${new Date(atMs)} FROM counted
    RETURNING seq::float8 AS seq`.execute(db)
  return rows[0]?.seq ?? 0
}

/** Recalls a message as its sender does: an entry more, and the body is gone. */
export async function recallEntry(
  db: Db,
  conversationId: string,
  { seq, senderId, atMs }: { seq: number; senderId: string; atMs: number },
): Promise<void> {
  await sql`UPDATE conversation_entries
    SET recalled_at = ${new Date(atMs)}, body = '{"kind":"recalled"}'
    WHERE conversation_id = ${conversationId} AND seq = ${seq}`.execute(db)
  await writeEntry(db, conversationId, { senderId, body: { kind: 'recall', seq }, atMs })
}

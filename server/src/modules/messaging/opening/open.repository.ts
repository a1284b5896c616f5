import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** The private conversation of two members; undefined when there is none. */
export async function findPrivate(db: Db, one: string, other: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id::text FROM conversations
    WHERE one_id = least(${one}::bigint, ${other}::bigint)
      AND other_id = greatest(${one}::bigint, ${other}::bigint)`.execute(db)
  return rows[0]?.id
}

/** Makes it, or finds the one that another process made; lists show it from its first message. */
export async function insertPrivate(
  trx: Db,
  [one, other]: readonly [string, string],
  nowMs: number,
): Promise<string> {
  const at = new Date(nowMs)
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (kind, one_id, other_id, epoch, last_at)
    VALUES (1, least(${one}::bigint, ${other}::bigint), greatest(${one}::bigint, ${other}::bigint),
      ${randomUUID()}, ${at})
    ON CONFLICT (one_id, other_id) DO NOTHING RETURNING id::text`.execute(trx)
  const id = rows[0]?.id ?? (await findPrivate(trx, one, other))
  if (id === undefined) throw new Error('a private conversation is gone as soon as it was made')
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at, hidden_seq)
    SELECT ${id}::bigint, member_id, ${at}, 0 FROM unnest(${[one, other]}::bigint[]) AS member_id
    ON CONFLICT DO NOTHING`.execute(trx)
  return id
}

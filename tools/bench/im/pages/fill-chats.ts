import { sql } from 'kysely'
import type { Db } from '../../../../server/src/platform/database'
import { makeMembers, memberId } from '../sockets/members'

export const CHATS = 500
const FEW = 30
const MANY = 100_000
const READER = memberId(0)

/**
 * A member with `CHATS` private conversations of some messages each, and one more with very many.
 * Resolves with the ids of the newest short one and of the long one.
 */
export async function fillChats(db: Db): Promise<{ short: string[]; long: string }> {
  await makeMembers(db, CHATS + 2)
  const { rows } = await sql<{ id: string }>`
    INSERT INTO conversations (kind, one_id, other_id, epoch, last_at)
    SELECT 1, ${READER}, ${READER}::bigint + n, 'bench', now() - n * interval '1 minute'
    FROM generate_series(1, ${CHATS + 1}) n RETURNING id::text`.execute(db)
  const ids = rows.map(({ id }) => id)
  const long = ids.at(-1) ?? ''
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT c.id, m.id, now() - interval '90 days'
    FROM conversations c CROSS JOIN LATERAL (VALUES (c.one_id), (c.other_id)) m (id)`.execute(db)
  await addMessages(db, ids.slice(0, -1), FEW)
  await addMessages(db, [long], MANY)
  await sql`UPDATE conversation_members m SET read_seq = c.last_seq, has_seq = c.last_seq
    FROM conversations c WHERE c.id = m.conversation_id AND c.id % 3 > 0`.execute(db)
  return { short: ids.slice(0, 20), long }
}

/** Texts of a line to several, by both in turn, a minute apart. */
async function addMessages(db: Db, ids: readonly string[], count: number): Promise<void> {
  await sql`
    INSERT INTO conversation_entries (conversation_id, seq, messages, sender_id, client_msg_id,
      kind, body, at)
    SELECT c.id, n, n, CASE WHEN n % 3 = 0 THEN c.one_id ELSE c.other_id END, uuidv7(), 1,
      jsonb_build_object('kind', 'text', 'text',
        '第' || n || '条，' || repeat('最后十分钟的比赛太精彩了，你看了吗？', (n % 5)::int)),
      c.last_at - (${count} - n) * interval '1 minute'
    FROM conversations c, generate_series(1, ${count}) n
    WHERE c.id = ANY(${ids}::bigint[])`.execute(db)
  await sql`UPDATE conversations SET last_seq = ${count}, shown_seq = ${count}, messages = ${count}
    WHERE id = ANY(${ids}::bigint[])`.execute(db)
}

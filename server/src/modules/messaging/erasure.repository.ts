import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { lockLogsOf } from './log/lock-logs'
import { MAX_UNREAD_KIND } from './log/stored-entry'

/** What a member wrote, and their side of every conversation, oldest first. */
export async function readMessagesOf(db: Db, memberId: string): Promise<unknown> {
  const conversations = await sql`
    SELECT c.id::text, c.kind, g.name AS "group", m.role, m.read_seq::float8 AS "readSeq",
      m.pinned_at IS NOT NULL AS "isPinned", m.is_muted AS "isMuted",
      m.left_seq IS NOT NULL AS "hasLeft", floor(extract(epoch FROM m.joined_at))::float8 AS at
    FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
    LEFT JOIN conversation_groups g ON g.conversation_id = c.id
    WHERE m.member_id = ${memberId} ORDER BY c.id`.execute(db)
  const messages = await sql`
    SELECT e.conversation_id::text AS "conversationId", e.seq::float8 AS seq, e.body,
      floor(extract(epoch FROM e.at))::float8 AS at
    FROM conversation_members m JOIN conversation_entries e
      ON e.conversation_id = m.conversation_id AND e.sender_id = m.member_id
    WHERE m.member_id = ${memberId} AND e.kind <= ${sql.lit(MAX_UNREAD_KIND)}
    ORDER BY e.conversation_id, e.seq`.execute(db)
  return { conversations: conversations.rows, messages: messages.rows }
}

/**
 * Empties what an erased member wrote, so that the numbers of others' logs stay; the oldest of the
 * highest members leads a group that the member owned, and a group without members ends.
 */
export async function eraseMessagesOf(trx: Db, memberId: string, nowMs: number): Promise<void> {
  const at = new Date(nowMs)
  await lockLogsOf(trx, memberId)
  await sql`
    DELETE FROM conversation_mentions named USING conversation_members m
    WHERE m.member_id = ${memberId} AND named.conversation_id = m.conversation_id
      AND (named.member_id = m.member_id OR EXISTS (SELECT FROM conversation_entries e
        WHERE e.conversation_id = named.conversation_id AND e.seq = named.seq
          AND e.sender_id = m.member_id))`.execute(trx)
  await sql`
    UPDATE conversation_entries e
    SET body = '{"kind":"recalled"}', quote = NULL, recalled_at = coalesce(recalled_at, ${at})
    FROM conversation_members m
    WHERE m.member_id = ${memberId} AND e.conversation_id = m.conversation_id
      AND e.sender_id = m.member_id AND e.kind <= ${sql.lit(MAX_UNREAD_KIND)}`.execute(trx)
  await sql`
    UPDATE conversation_groups g SET members = greatest(g.members - 1, 0),
      dissolved_at = CASE WHEN g.members <= 1 THEN coalesce(g.dissolved_at, ${at})
        ELSE g.dissolved_at END
    FROM conversation_members m
    WHERE m.conversation_id = g.conversation_id AND m.member_id = ${memberId}
      AND m.left_seq IS NULL`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    DELETE FROM conversation_members WHERE member_id = ${memberId} AND role = 2
    RETURNING conversation_id::text AS id`.execute(trx)
  await sql`
    UPDATE conversation_members heir SET role = 2
    FROM (SELECT DISTINCT ON (conversation_id) conversation_id, member_id
      FROM conversation_members
      WHERE conversation_id = ANY(${rows.map(({ id }) => id)}::bigint[]) AND left_seq IS NULL
      ORDER BY conversation_id, role DESC, joined_at, member_id) first
    WHERE heir.conversation_id = first.conversation_id
      AND heir.member_id = first.member_id`.execute(trx)
  await sql`DELETE FROM conversation_members WHERE member_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM message_paces WHERE member_id = ${memberId}`.execute(trx)
}

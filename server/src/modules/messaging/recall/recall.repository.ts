import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { MAX_UNREAD_KIND } from '../log/stored-entry'
import type { Recallable } from './recall.rules'

type Message = { memberId: string; id: string; seq: number }

/** A message of a locked log; undefined when the member cannot read it. */
export async function readMessage(
  trx: Db,
  { memberId, id, seq }: Message,
): Promise<Recallable | undefined> {
  const { rows } = await sql<Recallable>`
    SELECT e.sender_id::text AS "senderId",
      round(extract(epoch FROM e.at) * 1000)::float8 AS "atMs",
      e.recalled_at IS NOT NULL AS "isRecalled", c.one_id IS NULL AS "isGroup",
      m.left_seq IS NOT NULL AS "hasLeft", m.role,
      EXISTS (SELECT FROM conversation_groups g
        WHERE g.conversation_id = c.id AND g.dissolved_at IS NOT NULL) AS "isDissolved",
      coalesce((SELECT s.role FROM conversation_members s WHERE s.conversation_id = c.id
        AND s.member_id = e.sender_id AND s.left_seq IS NULL), 0) AS "senderRole"
    FROM conversation_entries e JOIN conversations c ON c.id = e.conversation_id
    JOIN conversation_members m ON m.conversation_id = c.id AND m.member_id = ${memberId}
    WHERE e.conversation_id = ${id} AND e.seq = ${seq} AND e.kind <= ${sql.lit(MAX_UNREAD_KIND)}
      AND e.seq > m.first_seq AND (m.left_seq IS NULL OR e.seq <= m.left_seq)`.execute(trx)
  return rows[0]
}

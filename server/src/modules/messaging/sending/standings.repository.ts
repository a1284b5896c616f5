import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import { mutedUntil } from '../../governance'
import { ENTRY, MAX_UNREAD_KIND, QUOTED, type StoredEntry } from '../log/stored-entry'
import { MAX_UNANSWERED, type Standing } from './may-send.rules'
import type { Send } from './send'

const SEND = { conversationId: 'bigint', senderId: 'bigint', clientMsgId: 'text' } as const

export const placeKey = ({ conversationId, senderId }: Pick<Send, 'conversationId' | 'senderId'>) =>
  `${conversationId}/${senderId}`

type Row = Standing & { conversationId: string; senderId: string }

const COUNTS = sql.lit(MAX_UNREAD_KIND)

export async function readStandings(
  trx: Db,
  sends: readonly Send[],
  nowMs: number,
): Promise<Map<string, Standing>> {
  const member = sql`a.id`
  const inGroup = mutedUntil({ member, where: { scope: 'group', place: sql`c.id` }, nowMs })
  const inPrivate = mutedUntil({ member, where: { scope: 'conversation' }, nowMs })
  const { rows } = await sql<Row>`
    SELECT given."conversationId"::text, given."senderId"::text, m.role,
      m.first_seq::float8 AS "firstSeq", m.left_seq IS NOT NULL AS "hasLeft",
      CASE WHEN c.one_id IS NULL THEN ${inGroup} ELSE ${inPrivate} END IS NOT NULL
        AS "isSilenced",
      coalesce(g.is_all_muted, false) AS "isAllMuted", g.dissolved_at IS NOT NULL AS "isDissolved",
      (extract(epoch FROM a.created_at) * 1000)::float8 AS "joinedAtMs", peer.id::text AS "peerId",
      coalesce(c.one_id IS NOT NULL AND EXISTS (SELECT FROM member_blocks b
        WHERE (b.member_id, b.blocked_id) IN ((c.one_id, c.other_id), (c.other_id, c.one_id))),
        false) AS "isBlocked",
      answer.is_there AS "hasAnswer",
      CASE WHEN answer.is_there OR c.one_id IS NULL THEN 0 ELSE (
        SELECT count(*) FROM (SELECT FROM conversation_entries e WHERE e.conversation_id = c.id
          AND e.sender_id = a.id AND e.kind <= ${COUNTS} LIMIT ${MAX_UNANSWERED}) own)::float8
        END AS unanswered
    FROM (SELECT DISTINCT "conversationId", "senderId" FROM ${jsonRows('g', sends, SEND)}) given
    JOIN conversations c ON c.id = given."conversationId"
    JOIN conversation_members m ON m.conversation_id = c.id AND m.member_id = given."senderId"
    JOIN accounts a ON a.id = m.member_id AND a.deleted_at IS NULL
    LEFT JOIN conversation_groups g ON g.conversation_id = c.id
    LEFT JOIN accounts peer ON peer.deleted_at IS NULL
      AND peer.id = CASE WHEN c.one_id = a.id THEN c.other_id ELSE c.one_id END
    CROSS JOIN LATERAL (SELECT c.one_id IS NOT NULL AND EXISTS (
      SELECT FROM conversation_entries e WHERE e.conversation_id = c.id AND e.kind <= ${COUNTS}
        AND e.sender_id = CASE WHEN c.one_id = a.id THEN c.other_id ELSE c.one_id END) AS is_there
    ) answer`.execute(trx)
  return new Map(rows.map((row) => [placeKey(row), row]))
}

/** What the senders have sent before under the same names, also what was recalled since. */
export async function findSent(
  trx: Db,
  sends: readonly Send[],
): Promise<(StoredEntry & { conversationId: string; clientMsgId: string })[]> {
  const { rows } = await sql<StoredEntry & { conversationId: string; clientMsgId: string }>`
    SELECT e.conversation_id::text AS "conversationId", ${ENTRY}
    FROM ${jsonRows('given', sends, SEND)}
    JOIN conversation_entries e ON e.conversation_id = given."conversationId"
      AND e.sender_id = given."senderId" AND e.client_msg_id = given."clientMsgId"::uuid
    ${QUOTED}`.execute(trx)
  return rows
}

import type { Conversation, Entry } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import type { AppendAct, AppendedEntry, PublishEntries } from '../../log/append'
import { readGroupHeads } from '../reading/heads'

/** The log of conversations over its tables, as far as acts on groups need it. */
export function createTestLog(db: Db, clock: Clock) {
  const published: AppendedEntry[] = []

  const appendAct: AppendAct = async (trx, { conversationId, senderId, body }) => {
    const at = new Date(clock.now())
    const { rows } = await sql<{ seq: number; messages: number; epoch: string }>`
      UPDATE conversations SET last_seq = last_seq + 1, last_at = ${at}
      WHERE id = ${conversationId}
      RETURNING last_seq::float8 AS seq, messages::float8, epoch`.execute(trx)
    const [{ seq, messages, epoch } = { seq: 0, messages: 0, epoch: '' }] = rows
    await sql`
      INSERT INTO conversation_entries
        (conversation_id, seq, messages, sender_id, kind, body, at)
      VALUES (${conversationId}, ${seq}, ${messages}, ${senderId}, 6,
        ${JSON.stringify(body)}::jsonb, ${at})`.execute(trx)
    const entry: Entry = { seq, at: at.getTime(), senderId, clientMsgId: null, body }
    return { entry, message: { topic: `conv/${conversationId}`, epoch, seq, data: { entry } } }
  }

  const publishEntries: PublishEntries = (appended) => void published.push(...appended)

  async function readConversations(
    memberId: string,
    ids: readonly string[],
  ): Promise<Conversation[]> {
    const found = await Promise.all(ids.map((id) => readOne(db, memberId, id)))
    return found.flatMap((one) => (one ? [one] : []))
  }

  return { appendAct, publishEntries, readConversations, published }
}

async function readOne(db: Db, memberId: string, id: string): Promise<Conversation | null> {
  const { rows } = await sql<{
    role: number
    epoch: string
    lastSeq: number
    firstSeq: number
    readSeq: number
    at: number
    isPresent: boolean
  }>`
    SELECT m.role, c.epoch, c.last_seq::float8 AS "lastSeq", m.first_seq::float8 AS "firstSeq",
      m.read_seq::float8 AS "readSeq", (extract(epoch FROM c.last_at) * 1000)::float8 AS at,
      m.left_seq IS NULL AS "isPresent"
    FROM conversations c JOIN conversation_members m ON m.conversation_id = c.id
    WHERE c.id = ${id} AND m.member_id = ${memberId}`.execute(db)
  const [row] = rows
  const group = (await readGroupHeads(db, [id])).get(id) ?? null
  if (!row) return null
  const { isPresent, ...own } = row
  return {
    ...{ id, kind: 'group', peer: null, remark: '', group, last: null, ...own },
    ...{ peerReadSeq: 0, peerHasSeq: 0, unread: 0, mentionSeq: 0 },
    ...{ isPinned: false, isMuted: false, mayWrite: isPresent && !group?.isDissolved },
  }
}

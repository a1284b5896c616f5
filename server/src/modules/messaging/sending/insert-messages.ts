import type { Quote } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { MessageBody } from './send'

/** A message with its number, as a row. */
export type NumberedMessage = {
  conversationId: string
  seq: number
  messages: number
  senderId: string
  clientMsgId: string
  kind: number
  body: MessageBody
  quote: Quote | null
  /** Members whom it names; null stands for all of the group. */
  mentions: readonly (string | null)[]
}

const COLUMNS = {
  conversationId: 'bigint',
  seq: 'bigint',
  messages: 'bigint',
  senderId: 'bigint',
  clientMsgId: 'text',
  kind: 'smallint',
  body: 'jsonb',
  quote: 'jsonb',
} as const

/** Stores messages and how far their logs are, in one statement. */
export async function insertMessages(
  trx: Db,
  messages: readonly NumberedMessage[],
  nowMs: number,
): Promise<void> {
  const rows = messages.map(({ mentions: _mentions, ...row }) => row)
  const at = new Date(nowMs)
  await sql`
    WITH given AS (SELECT * FROM ${jsonRows('rows', rows, COLUMNS)}),
    added AS (
      INSERT INTO conversation_entries (conversation_id, seq, messages, sender_id, client_msg_id,
        kind, body, quote, at)
      SELECT "conversationId", seq, messages, "senderId", "clientMsgId"::uuid, kind, body, quote,
        ${at}::timestamptz FROM given
    )
    UPDATE conversations c SET last_seq = ends.seq, shown_seq = ends.seq,
      messages = ends.messages, last_at = ${at}
    FROM (SELECT "conversationId" AS id, max(seq) AS seq, max(messages) AS messages
      FROM given GROUP BY 1) ends
    WHERE c.id = ends.id`.execute(trx)
  await insertMentions(trx, messages)
}

async function insertMentions(trx: Db, messages: readonly NumberedMessage[]): Promise<void> {
  const named = messages.flatMap(({ conversationId, seq, mentions }) =>
    mentions.map((memberId) => ({ conversationId, seq, memberId })),
  )
  if (named.length === 0) return
  const columns = { conversationId: 'bigint', seq: 'bigint', memberId: 'bigint' } as const
  await sql`INSERT INTO conversation_mentions (conversation_id, seq, member_id)
    SELECT "conversationId", seq, "memberId"
    FROM ${jsonRows('given', named, columns)}`.execute(trx)
}

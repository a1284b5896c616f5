import type { Quote } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import { excerptOf } from '../../../platform/text-filter'
import { MAX_UNREAD_KIND } from '../log/stored-entry'
import type { MessageBody, Send } from './send'

const PLACE = { conversationId: 'bigint', seq: 'bigint' } as const

const NAMES = { picture: '[图片]', voice: '[语音]', card: '[卡片]', tip: '[方案]' } as const

/** The messages that others answer, by `conversationId/seq`; a recalled one has no excerpt. */
export async function readQuotes(trx: Db, sends: readonly Send[]): Promise<Map<string, Quote>> {
  const asked = sends.flatMap(({ conversationId, replyTo }) =>
    replyTo === null ? [] : [{ conversationId, seq: replyTo }],
  )
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{
    conversationId: string
    seq: number
    senderId: string
    body: MessageBody | { kind: 'recalled' }
  }>`
    SELECT e.conversation_id::text AS "conversationId", e.seq::float8 AS seq,
      e.sender_id::text AS "senderId", e.body
    FROM ${jsonRows('given', asked, PLACE)} JOIN conversation_entries e
      ON e.conversation_id = given."conversationId" AND e.seq = given.seq
    WHERE e.kind <= ${sql.lit(MAX_UNREAD_KIND)}`.execute(trx)
  return new Map(
    rows.map(({ conversationId, seq, senderId, body }) => [
      `${conversationId}/${seq}`,
      { seq, senderId, excerpt: shortOf(body) },
    ]),
  )
}

function shortOf(body: MessageBody | { kind: 'recalled' }): string {
  if (body.kind === 'text') return excerptOf(body.text)
  if (body.kind === 'recalled') return ''
  if (body.kind !== 'card') return NAMES[body.kind]
  // One excerpt is for all readers, and the young see no tips.
  return body.card.kind === 'tip' ? NAMES.tip : excerptOf(`${NAMES.card}${body.card.title}`)
}

/**
 * Those of the named members who are in the group of the message and see its sender, as
 * `conversationId/senderId/memberId`.
 */
export async function readNamed(trx: Db, sends: readonly Send[]): Promise<ReadonlySet<string>> {
  const asked = sends.flatMap(({ conversationId, senderId, body }) => {
    const mentions = body.kind === 'text' ? (body.mentions ?? []) : []
    return mentions.map((memberId) => ({ conversationId, senderId, memberId }))
  })
  if (asked.length === 0) return new Set()
  const columns = { conversationId: 'bigint', senderId: 'bigint', memberId: 'bigint' } as const
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT m.conversation_id || '/' || given."senderId" || '/' || m.member_id AS name
    FROM ${jsonRows('given', asked, columns)} JOIN conversation_members m
      ON m.conversation_id = given."conversationId" AND m.member_id = given."memberId"
    WHERE m.left_seq IS NULL AND NOT EXISTS (SELECT FROM member_blocks b
      WHERE (b.member_id, b.blocked_id)
        IN ((m.member_id, given."senderId"), (given."senderId", m.member_id)))`.execute(trx)
  return new Set(rows.map(({ name }) => name))
}

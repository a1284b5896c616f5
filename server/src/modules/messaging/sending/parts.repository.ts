import type { Quote } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import { MAX_UNREAD_KIND } from '../log/stored-entry'
import { excerptOf } from './message-text.rules'
import type { MessageBody, Send } from './send'

const PLACE = { conversationId: 'bigint', seq: 'bigint' } as const

const NAMES = { picture: '[图片]', voice: '[语音]', card: '[卡片]' } as const

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
  return body.kind === 'card' ? excerptOf(`${NAMES.card}${body.card.title}`) : NAMES[body.kind]
}

/** Those of the named members who are in the group of the message, as `conversationId/memberId`. */
export async function readNamed(trx: Db, sends: readonly Send[]): Promise<ReadonlySet<string>> {
  const asked = sends.flatMap(({ conversationId, body }) => {
    const mentions = body.kind === 'text' ? (body.mentions ?? []) : []
    return mentions.map((memberId) => ({ conversationId, memberId }))
  })
  if (asked.length === 0) return new Set()
  const columns = { conversationId: 'bigint', memberId: 'bigint' } as const
  const { rows } = await sql<{ conversationId: string; memberId: string }>`
    SELECT DISTINCT m.conversation_id::text AS "conversationId", m.member_id::text AS "memberId"
    FROM ${jsonRows('given', asked, columns)} JOIN conversation_members m
      ON m.conversation_id = given."conversationId" AND m.member_id = given."memberId"
    WHERE m.left_seq IS NULL`.execute(trx)
  return new Set(rows.map(({ conversationId, memberId }) => `${conversationId}/${memberId}`))
}

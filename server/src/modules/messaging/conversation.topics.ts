import { isConversationEvent } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { batchedRead, type Db, jsonRows } from '../../platform/database'
import type { MayFollow, TopicRule } from '../../platform/module'

const ID = /^[1-9]\d{0,17}$/

/**
 * Members of a conversation follow its topic until they leave it. What one of them missed was
 * remembered for all: who does not see another member reads it from the log.
 */
export function conversationTopic(db: Db): TopicRule {
  const standing = batchedRead<MayFollow, string>((places) => readMembers(db, places))
  return {
    pattern: 'conv/:id',
    isOfMembers: true,
    mayFollow: async (user, { id = '' }) =>
      user !== null && ID.test(id) && ((await standing(`${id}/${user.id}`)) ?? false),
    endsFor: leavers,
  }
}

/** A device that reconnects follows a hundred conversations at once. */
async function readMembers(db: Db, places: readonly string[]): Promise<Map<string, MayFollow>> {
  const asked = places.map((place) => {
    const [conversationId, memberId] = place.split('/')
    return { conversationId, memberId }
  })
  const columns = { conversationId: 'bigint', memberId: 'bigint' } as const
  const members = [...new Set(asked.map(({ memberId }) => memberId))]
  const { rows } = await sql<{ place: string; hasHidden: boolean }>`
    WITH hidden AS MATERIALIZED (
      SELECT member_id AS reader_id, blocked_id AS author_id FROM member_blocks
      WHERE member_id = ANY(${members}::bigint[])
      UNION SELECT blocked_id, member_id FROM member_blocks
      WHERE blocked_id = ANY(${members}::bigint[])
    )
    SELECT m.conversation_id || '/' || m.member_id AS place, EXISTS (
      SELECT FROM hidden JOIN conversation_members h
        ON h.conversation_id = m.conversation_id AND h.member_id = hidden.author_id
      WHERE hidden.reader_id = m.member_id) AS "hasHidden"
    FROM ${jsonRows('asked', asked, columns)} JOIN conversation_members m
      ON m.conversation_id = asked."conversationId" AND m.member_id = asked."memberId"
    WHERE m.left_seq IS NULL`.execute(db)
  return new Map(rows.map(({ place, hasHidden }) => [place, hasHidden ? 'withoutHistory' : true]))
}

/** Members who may not follow what comes after this event. */
function leavers(data: unknown): readonly string[] {
  if (!isConversationEvent(data)) return []
  const { body, senderId } = data.entry
  if (body.kind !== 'event') return []
  if (body.event === 'removed') return body.members
  return body.event === 'left' ? [senderId, ...body.members] : []
}

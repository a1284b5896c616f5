import { isConversationEvent } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { batchedRead, type Db, jsonRows } from '../../platform/database'
import type { TopicRule } from '../../platform/module'

const ID = /^[1-9]\d{0,17}$/

/** Members of a conversation follow its topic until they leave it. */
export function conversationTopic(db: Db): TopicRule {
  const isMember = batchedRead<true, string>((places) => readMembers(db, places))
  return {
    pattern: 'conv/:id',
    isOfMembers: true,
    mayFollow: async (user, { id = '' }) =>
      user !== null && ID.test(id) && (await isMember(`${id}/${user.id}`)) === true,
    endsFor: leavers,
  }
}

/** A device that reconnects follows a hundred conversations at once. */
async function readMembers(db: Db, places: readonly string[]): Promise<Map<string, true>> {
  const asked = places.map((place) => {
    const [conversationId, memberId] = place.split('/')
    return { conversationId, memberId }
  })
  const columns = { conversationId: 'bigint', memberId: 'bigint' } as const
  const { rows } = await sql<{ place: string }>`
    SELECT m.conversation_id || '/' || m.member_id AS place
    FROM ${jsonRows('asked', asked, columns)} JOIN conversation_members m
      ON m.conversation_id = asked."conversationId" AND m.member_id = asked."memberId"
    WHERE m.left_seq IS NULL`.execute(db)
  return new Map(rows.map(({ place }) => [place, true]))
}

/** Members who may not follow what comes after this event. */
function leavers(data: unknown): readonly string[] {
  if (!isConversationEvent(data)) return []
  const { body, senderId } = data.entry
  if (body.kind !== 'event') return []
  if (body.event === 'removed') return body.members
  return body.event === 'left' ? [senderId, ...body.members] : []
}

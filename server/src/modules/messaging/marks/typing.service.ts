import { sql } from 'kysely'
import { permit } from '../../../platform/access'
import type { Bus } from '../../../platform/bus'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { CONVERSATION } from '../access.rules'
import { sendConversationSignal } from '../log/publish-entries'

/** It shows for 5 seconds: who writes on is shown again in time. */
const ONCE_IN_MS = 3_000
const MAX_KNOWN = 20_000

export type TypingDeps = {
  db: Db
  bus: Bus
  clock: Clock
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
}

/** Throws `message.no_such_conversation`. */
export type ShowTyping = (member: { id: string }, id: string) => Promise<null>

/** Shows the other one of a private conversation that the member writes; never stored. */
export function createTyping({ db, bus, clock, hiddenFor }: TypingDeps): ShowTyping {
  const recent = createFreshCache<void>(clock, MAX_KNOWN)

  async function send(memberId: string, id: string): Promise<void> {
    const { rows } = await sql<{ peerId: string | null }>`
      SELECT CASE WHEN c.one_id = m.member_id THEN c.other_id ELSE c.one_id END::text AS "peerId"
      FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
      WHERE m.conversation_id = ${id} AND m.member_id = ${memberId}`.execute(db)
    const [place] = rows
    if (!place) throw new RequestError('message.no_such_conversation')
    const { peerId } = place
    if (peerId === null || (await hiddenFor(memberId)).has(peerId)) return
    sendConversationSignal(bus, id, { kind: 'typing', memberId })
  }

  return async ({ id: memberId }, id) => {
    permit({ id: memberId }, 'change', { kind: CONVERSATION, ownerId: memberId })
    await recent.get(`${id}/${memberId}`, ONCE_IN_MS, () => send(memberId, id))
    return null
  }
}

import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Bus } from '../../../platform/bus'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { AppendedEntry } from '../log/append'
import { createPublishEntries } from '../log/publish-entries'

/** Within it a second @所有人 marks no list that the first one did not mark. */
const ONCE_IN_MS = 5_000
const MAX_KNOWN = 10_000
/** A group may have ten thousand members, and other messages are sent meanwhile. */
const AT_ONCE = 500

export type SignalAll = (appended: AppendedEntry) => Promise<void>

/**
 * Sends a message that names all of a group on `user/{id}` of each member: a device that does not
 * follow the group shows its mark too. Members who do not see each other get none.
 */
export function createSignalAll(deps: { db: Db; bus: Bus; clock: Clock }): SignalAll {
  const publish = createPublishEntries(deps.bus)
  const recent = createFreshCache<void>(deps.clock, MAX_KNOWN)

  async function send(id: string, appended: AppendedEntry): Promise<void> {
    const ids = await readMembers(deps.db, id, appended.entry.senderId)
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const signalTo = ids.slice(from, from + AT_ONCE)
      publish([{ ...appended, message: null, signalTo }])
      await afterOthers()
    }
  }

  return (appended) => recent.get(appended.id, ONCE_IN_MS, () => send(appended.id, appended))
}

async function readMembers(db: Db, id: string, senderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.member_id::text AS id FROM conversation_members m
    WHERE m.conversation_id = ${id} AND m.left_seq IS NULL AND m.member_id <> ${senderId}
      AND NOT EXISTS (SELECT FROM member_blocks b WHERE (b.member_id, b.blocked_id)
        IN ((m.member_id, ${senderId}::bigint), (${senderId}::bigint, m.member_id)))`.execute(db)
  return rows.map((row) => row.id)
}

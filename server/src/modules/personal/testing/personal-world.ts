import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { createInProcessBus, topicSubject } from '../../../platform/bus'
import { createTestApp, createTestDatabase } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { createTestNotices } from '../../../testing/test-notices'
import { personalModule, readPersonalCounts } from '..'

export const NOW = Date.UTC(2026, 10, 21, 4)
export const DAY_MS = 24 * 3_600_000

/**
 * The personal module on a database of its own; tokens are ids of members, `clock.nowMs` is the
 * time of the server.
 */
export async function openPersonalWorld() {
  const database = await createTestDatabase()
  const { db } = database
  const bus = createInProcessBus()
  const clock = { nowMs: NOW, now: () => clock.nowMs }
  const listening = new AbortController()
  const { notifyDevices, module: notices } = createTestNotices(db, clock, bus)
  await notices.start?.(listening.signal)
  const module = personalModule({ db, clock, notifyDevices, historyDays: 180 })
  const app = await createTestApp({
    modules: [module],
    authenticate: async (token) => (/^\d+$/.test(token) ? { id: token, sessionId: 's' } : null),
  })

  return {
    db,
    bus,
    clock,
    module,
    part: module.part,
    /** Who may follow the topic of a member. */
    topics: notices.topics ?? [],
    counts: (memberId: string) => readPersonalCounts(db, memberId),
    stored: (memberId: string) =>
      sql<{
        id: string
      }>`SELECT target_id AS id FROM visits WHERE account_id = ${memberId}`.execute(db),
    member: async () => (await makeMember(db)).id,
    call: async (token: string, url: string, payload?: object | string) =>
      (
        await app.inject({
          method: payload ? 'POST' : 'GET',
          url,
          headers: { ...(token && { accesstoken: token }), 'content-type': 'application/json' },
          payload,
        })
      ).json(),
    /** Collects the parts that devices of this member are notified of from now on. */
    published(memberId: string): string[] {
      const parts: string[] = []
      const onMessage = (message: unknown) =>
        parts.push((message as { data: { data: { part: string } } }).data.data.part)
      bus.subscribe(topicSubject(TOPIC.user(memberId)), onMessage, listening.signal)
      return parts
    },
    async close() {
      listening.abort()
      await app.close()
      await database.drop()
    },
  }
}

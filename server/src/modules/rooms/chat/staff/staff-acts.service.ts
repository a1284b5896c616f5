import type { RoomEvent } from '@saidian/shared/contracts/rooms'
import type { TopicMessage } from '../../../../platform/bus'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import type { StoredTopics } from '../../../../platform/topics'
import { removeMessage } from '../managing/removal.repository'

export type StaffActs = {
  /** False for an unknown or removed message. */
  remove: (id: number, by: string) => Promise<boolean>
}

type Deps = { db: Db; clock: Clock; topics: StoredTopics }

/** Acts of the staff, in every conversation. */
export function createStaffActs(deps: Deps): StaffActs {
  const { db, topics } = deps

  return {
    async remove(id, by) {
      const events = await db.transaction().execute((trx) => hideMessage(trx, deps, { id, by }))
      for (const event of events ?? []) topics.publish(event)
      return events !== null
    },
  }
}

/** Removes a message from where it is shown; null for an unknown or removed one. */
export async function hideMessage(
  trx: Db,
  { clock, topics }: Pick<Deps, 'clock' | 'topics'>,
  { id, by }: { id: number; by: string },
): Promise<TopicMessage[] | null> {
  const shownOn = await removeMessage(trx, id, by)
  if (shownOn === null) return null
  const data: RoomEvent = { serverAt: clock.now(), removed: [id] }
  const events: TopicMessage[] = []
  for (const topic of shownOn) events.push(await topics.append(trx, topic, () => data))
  return events
}

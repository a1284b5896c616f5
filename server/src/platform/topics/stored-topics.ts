import type { Position } from '@saidian/shared/contracts/sockets'
import {
  type Bus,
  historySubject,
  positionSubject,
  type TopicMessage,
  topicOf,
  topicSubject,
} from '../bus'
import { batchedRead, type Db } from '../database'
import type { Job } from '../jobs'
import { LEFT_SECONDS } from './handed-topics'
import { deleteOldLeft } from './handovers.repository'
import {
  deleteOldEvents,
  insertEvent,
  readEvents,
  readPositions,
  readRecentEvents,
  takePosition,
} from './stored-topics.repository'

/** A gateway remembers as many. */
const MAX_HISTORY = 200
const MAX_RECENT = 20
const MAX_AGE = { eventSeconds: 3_600, topicSeconds: 90 * 86_400 }
const SWEEP = { name: 'topics/sweep', schedule: { everyMs: 600_000 }, limitMs: 60_000 }

/**
 * Topics whose events are numbered and remembered by the database, so that every process may
 * publish them, such as `user/{id}`.
 */
export type StoredTopics = {
  /**
   * Numbers and stores an event in the transaction of its change, as its last act: until the
   * commit, other transactions with an event of this topic wait. `makeData` runs when it is this
   * transaction's turn, so that what it reads is in the order of the numbers.
   */
  append: (trx: Db, topic: string, makeData: () => unknown) => Promise<TopicMessage>
  /** Sends a stored event to the gateways; call it after the commit. */
  publish: (message: TopicMessage) => void
  /** Where a topic stands. A state that is read afterwards is at least as new. */
  position: (topic: string) => Promise<Position>
  /** What was published on topics in the last `withinMs`, at most `MAX_RECENT` events of each. */
  recent: (
    db: Db,
    topics: readonly string[],
    withinMs: number,
  ) => Promise<{ topic: string; data: unknown }[]>
  /** Answers gateways for the topics of a pattern, such as `user/*`, until `signal` aborts. */
  serve: (pattern: string, signal: AbortSignal) => void
  /** Deletes old events, and what publishers left that no one took. */
  sweep: Job
}

export function createStoredTopics(deps: { db: Db; bus: Bus }): StoredTopics {
  const { db, bus } = deps

  async function position(topic: string): Promise<Position> {
    const found = (await readPositions(db, [topic])).get(topic)
    if (!found) throw new Error(`no position of ${topic}`)
    return found
  }

  return {
    async append(trx, topic, makeData) {
      const { epoch, seq } = await takePosition(trx, topic)
      const data = await makeData()
      await insertEvent(trx, topic, { seq, data })
      return { topic, epoch, seq, data }
    },
    publish: (message) => bus.publish(topicSubject(message.topic), message),
    position,
    recent: (db, topics, withinMs) => readRecentEvents(db, topics, { withinMs, limit: MAX_RECENT }),
    serve(pattern, signal) {
      const read = batchedRead<Position, string>((names) => readPositions(db, names))
      bus.respond(positionSubject(pattern), (_, subject) => read(topicOf(subject)), signal)
      const history = async (_payload: unknown, subject: string): Promise<TopicMessage[]> => {
        const topic = topicOf(subject)
        return (await readEvents(db, topic, MAX_HISTORY)).map((event) => ({ topic, ...event }))
      }
      bus.respond(historySubject(pattern), history, signal)
    },
    sweep: {
      ...SWEEP,
      run: async () => {
        await deleteOldEvents(db, MAX_AGE)
        await deleteOldLeft(db, LEFT_SECONDS)
      },
    },
  }
}

import { sql } from 'kysely'
import type { TopicMessage } from '../bus'
import type { Db } from '../database'

/** What a publisher leaves of a topic. */
export type LeftTopic = {
  topic: string
  epoch: string
  seq: number
  /** What its followers know, as its publisher wrote it. */
  state: unknown
  /** Its recent events, oldest first. */
  events: TopicMessage[]
}

/** Rows of one statement: each may hold hundreds of kilobytes. */
const CHUNK = 50

export async function insertLeft(db: Db, topics: readonly LeftTopic[]): Promise<void> {
  for (let at = 0; at < topics.length; at += CHUNK) {
    const some = topics.slice(at, at + CHUNK)
    await sql`
      INSERT INTO topic_handovers (topic, epoch, seq, state, events)
      SELECT * FROM unnest(
        ${some.map(({ topic }) => topic)}::text[], ${some.map(({ epoch }) => epoch)}::text[],
        ${some.map(({ seq }) => seq)}::bigint[],
        ${some.map(({ state }) => JSON.stringify(state))}::json[],
        ${some.map(({ events }) => JSON.stringify(events))}::json[])
      ON CONFLICT (topic) DO UPDATE SET epoch = excluded.epoch, seq = excluded.seq,
        state = excluded.state, events = excluded.events, left_at = now()`.execute(db)
  }
}

/** Removes what was left of these topics, and returns what is not too old. */
export async function takeLeft(
  db: Db,
  topics: readonly string[],
  maxAgeSeconds: number,
): Promise<Map<string, LeftTopic>> {
  const { rows } = await sql<LeftTopic & { isFresh: boolean }>`
    DELETE FROM topic_handovers WHERE topic = ANY(${topics})
    RETURNING topic, epoch, seq::float8 AS seq, state, events,
      left_at > now() - make_interval(secs => ${maxAgeSeconds}) AS "isFresh"`.execute(db)
  return new Map(rows.filter(({ isFresh }) => isFresh).map((left) => [left.topic, left]))
}

export async function deleteOldLeft(db: Db, seconds: number): Promise<void> {
  await sql`DELETE FROM topic_handovers
    WHERE left_at < now() - make_interval(secs => ${seconds})`.execute(db)
}

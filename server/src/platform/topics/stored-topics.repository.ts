import type { Position } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import type { Db } from '../database'

export type StoredEvent = { seq: number; data: unknown }

/** The next position of a topic; the topic stays locked until the transaction ends. */
export async function takePosition(trx: Db, topic: string): Promise<Position> {
  const { rows } = await sql<Position>`
    INSERT INTO topic_positions AS known (topic, seq) VALUES (${topic}, 1)
    ON CONFLICT (topic) DO UPDATE SET seq = known.seq + 1, used_at = now()
    RETURNING epoch::text, seq::float8`.execute(trx)
  const [position] = rows
  if (!position) throw new Error(`no position of ${topic}`)
  return position
}

export async function insertEvent(
  trx: Db,
  topic: string,
  { seq, data }: StoredEvent,
): Promise<void> {
  await sql`INSERT INTO topic_events (topic, seq, data)
    VALUES (${topic}, ${seq}, ${JSON.stringify(data)}::jsonb)`.execute(trx)
}

/** Where the topics stand; one without events yet gets its epoch now. */
export async function readPositions(
  db: Db,
  topics: readonly string[],
): Promise<Map<string, Position>> {
  const read = () =>
    sql<Position & { topic: string }>`SELECT topic, epoch::text, seq::float8
      FROM topic_positions WHERE topic = ANY(${topics})`.execute(db)
  let { rows } = await read()
  if (rows.length < topics.length) {
    await sql`INSERT INTO topic_positions (topic)
      SELECT DISTINCT topic FROM unnest(${topics}::text[]) AS topic ORDER BY topic
      ON CONFLICT DO NOTHING`.execute(db)
    rows = (await read()).rows
  }
  return new Map(rows.map(({ topic, epoch, seq }) => [topic, { epoch, seq }]))
}

/** The newest events of a topic with their epoch, oldest first. */
export async function readEvents(
  db: Db,
  topic: string,
  limit: number,
): Promise<(StoredEvent & { epoch: string })[]> {
  const { rows } = await sql<StoredEvent & { epoch: string }>`
    SELECT epoch::text, e.seq::float8, e.data
    FROM topic_positions p JOIN topic_events e USING (topic)
    WHERE topic = ${topic} ORDER BY e.seq DESC LIMIT ${limit}`.execute(db)
  return rows.reverse()
}

/** Events of topics from the last `withinMs`, at most `limit` of each. */
export async function readRecentEvents(
  db: Db,
  topics: readonly string[],
  { withinMs, limit }: { withinMs: number; limit: number },
): Promise<{ topic: string; data: unknown }[]> {
  const { rows } = await sql<{ topic: string; data: unknown }>`
    SELECT given.topic, e.data FROM unnest(${topics}::text[]) AS given (topic)
    CROSS JOIN LATERAL (
      SELECT data, sent_at FROM topic_events WHERE topic = given.topic
      ORDER BY seq DESC LIMIT ${limit}
    ) AS e
    WHERE e.sent_at > clock_timestamp() - ${withinMs} * interval '1 millisecond'`.execute(db)
  return rows
}

export async function deleteTopic(trx: Db, topic: string): Promise<void> {
  await sql`DELETE FROM topic_positions WHERE topic = ${topic}`.execute(trx)
}

/** Removes old events, and topics without any for long. */
export async function deleteOldEvents(
  db: Db,
  { eventSeconds, topicSeconds }: { eventSeconds: number; topicSeconds: number },
): Promise<void> {
  await sql`DELETE FROM topic_events
    WHERE sent_at < now() - make_interval(secs => ${eventSeconds})`.execute(db)
  await sql`DELETE FROM topic_positions
    WHERE used_at < now() - make_interval(secs => ${topicSeconds})`.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../database'
import type { Limit } from './limit'

const seconds = (ms: number) => sql`(${ms / 1000}::float8 * interval '1 second')`

/**
 * The clock of the database, read when the row is locked. The clocks of the server processes may
 * differ by minutes, and `now()` is the time before the wait for the row.
 */
const NOW = sql`clock_timestamp()`

/** The tries of the window by key, and the milliseconds to wait of keys that exceed the limit. */
type TakenTries = { counts: Map<string, number>; waits: Map<string, number> }

/**
 * Counts a try of each key and returns its number in the window, or how long the key has to wait.
 * One statement, so n simultaneous calls get exactly as many tries as are free. A row in the future
 * means that the clock moved back: the window counts as expired. Rows are locked in the order of
 * their keys.
 */
export async function takeTries(
  db: Db,
  limit: Limit,
  keys: readonly string[],
): Promise<TakenTries> {
  const { free, windowMs, grow } = limit
  const end = sql`${NOW} + ${seconds(windowMs)}`
  const maxWaitMs = grow?.maxMs ?? windowMs
  const isExpired = sql`(t.ends_at <= ${NOW} OR t.ends_at > ${end} + interval '1 second')`
  const isOpen = sql`(t.opens_at <= ${NOW}
    OR t.opens_at > ${NOW} + ${seconds(maxWaitMs)} + interval '1 second')`
  // While tries are free the row is always open, so callers need not compare their clocks.
  const opensAfter = (count: ReturnType<typeof sql>, endsAt: ReturnType<typeof sql>) =>
    grow
      ? sql`CASE WHEN ${count} < ${free} THEN '-infinity' ELSE ${NOW} + least(
          ${seconds(grow.baseMs)} * power(2, least(${count} - ${free}, 30)),
          ${seconds(grow.maxMs)}) END`
      : sql`CASE WHEN ${count} < ${free} THEN '-infinity' ELSE ${endsAt} END`
  const { rows } = await sql<{ key: string; count: number }>`
    INSERT INTO rate_limits AS t (key, count, opens_at, ends_at)
    SELECT key, 1, ${opensAfter(sql`1`, end)}, ${end}
    FROM (SELECT DISTINCT unnest(${keys}::text[]) AS key) AS given ORDER BY key
    ON CONFLICT (key) DO UPDATE SET (count, opens_at, ends_at) = (
      SELECT n.count, ${opensAfter(sql`n.count`, sql`n.ends_at`)}, n.ends_at
      FROM (SELECT CASE WHEN ${isExpired} THEN 1 ELSE t.count + 1 END AS count,
        CASE WHEN ${isExpired} OR ${grow !== undefined} THEN ${end}
          ELSE t.ends_at END AS ends_at) n)
    WHERE ${isExpired} OR ${isOpen}
    RETURNING key, count`.execute(db)
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  const exceeded = keys.filter((key) => !counts.has(key))
  return { counts, waits: exceeded.length > 0 ? await waitsOf(db, exceeded) : new Map() }
}

/** The tries that each key has counted in its window; none for a key without tries. */
export async function readTries(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT key, count FROM rate_limits WHERE key = ANY(${keys}) AND ends_at > ${NOW}`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

async function waitsOf(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; waitMs: number }>`
    SELECT key, greatest(1, extract(epoch FROM greatest(opens_at, ${NOW}) - ${NOW}))::float8 * 1000
      AS "waitMs"
    FROM rate_limits WHERE key = ANY(${keys})`.execute(db)
  const waits = new Map(rows.map(({ key, waitMs }) => [key, Math.ceil(waitMs)]))
  return new Map(keys.map((key) => [key, waits.get(key) ?? 1_000]))
}

/** Takes back one try of each key. */
export async function refundTries(db: Db, keys: readonly string[]): Promise<void> {
  await sql`UPDATE rate_limits SET count = greatest(count - 1, 0), opens_at = '-infinity'
    WHERE key = ANY(${keys})`.execute(db)
}

/** Deletes all tries of the keys. */
export async function resetTries(db: Db, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE key = ANY(${keys})`.execute(db)
}

export async function deleteExpiredLimits(db: Db): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE ends_at <= now()`.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Limit } from './limit.rules'

const seconds = (ms: number) => sql`(${ms / 1000}::float8 * interval '1 second')`

/**
 * Counts a try, unless it must wait: then how long, in milliseconds, otherwise 0. One statement, so of many at once no
 * more get through than may. A row from after `nowMs` is of a clock that was put back and counts as over.
 */
export async function takeTry(db: Db, limit: Limit, key: string, nowMs: number): Promise<number> {
  const { free, windowMs, grow } = limit
  const now = sql`to_timestamp(${nowMs / 1000}::float8)`
  const end = sql`${now} + ${seconds(windowMs)}`
  const longest = grow?.mostMs ?? windowMs
  const isOver = sql`(t.ends_at <= ${now} OR t.ends_at > ${end} + interval '1 second')`
  const isOpen = sql`(t.opens_at <= ${now} OR t.opens_at > ${now} + ${seconds(longest)} + interval '1 second')`
  const opensAfter = (count: ReturnType<typeof sql>, endsAt: ReturnType<typeof sql>) =>
    grow
      ? sql`CASE WHEN ${count} < ${free} THEN ${now} ELSE ${now} + least(${seconds(grow.baseMs)}
          * power(2, least(${count} - ${free}, 30)), ${seconds(grow.mostMs)}) END`
      : sql`CASE WHEN ${count} < ${free} THEN ${now} ELSE ${endsAt} END`
  const { rows } = await sql`
    INSERT INTO rate_limits AS t (key, count, opens_at, ends_at)
    VALUES (${key}, 1, ${opensAfter(sql`1`, end)}, ${end})
    ON CONFLICT (key) DO UPDATE SET (count, opens_at, ends_at) = (
      SELECT n.count, ${opensAfter(sql`n.count`, sql`n.ends_at`)}, n.ends_at
      FROM (SELECT CASE WHEN ${isOver} THEN 1 ELSE t.count + 1 END AS count,
        CASE WHEN ${isOver} OR ${grow !== undefined} THEN ${end} ELSE t.ends_at END AS ends_at) n)
    WHERE ${isOver} OR ${isOpen}
    RETURNING 1`.execute(db)
  return rows.length > 0 ? 0 : waitOf(db, key, nowMs)
}

async function waitOf(db: Db, key: string, nowMs: number): Promise<number> {
  const { rows } = await sql<{ opensAt: number }>`
    SELECT extract(epoch FROM opens_at)::float8 * 1000 AS "opensAt" FROM rate_limits WHERE key = ${key}`.execute(
    db,
  )
  return Math.max(1_000, Math.ceil((rows[0]?.opensAt ?? nowMs) - nowMs))
}

/** Takes back one try of each, as if it had not been. */
export async function returnTries(db: Db, keys: readonly string[], nowMs: number): Promise<void> {
  await sql`UPDATE rate_limits SET count = greatest(count - 1, 0),
    opens_at = least(opens_at, to_timestamp(${nowMs / 1000}::float8)) WHERE key = ANY(${keys})`.execute(db)
}

/** Forgets all tries. */
export async function forgetTries(db: Db, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE key = ANY(${keys})`.execute(db)
}

export async function deleteOverLimits(db: Db, nowMs: number): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE ends_at <= to_timestamp(${nowMs / 1000}::float8)`.execute(db)
}

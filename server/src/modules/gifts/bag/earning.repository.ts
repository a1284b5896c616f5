import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type Watched = { watchedMs: number; earned: number }

/**
 * Counts the time since the last sign of the member, of whichever device or room, up to `maxGapMs`;
 * a clock that moved back counts nothing. Resolves with what the day has so far.
 */
export async function countWatching(
  db: Db,
  memberId: string,
  { nowMs, day, maxGapMs }: { nowMs: number; day: string; maxGapMs: number },
): Promise<Watched> {
  const { rows } = await sql<Watched>`
    INSERT INTO gift_purses AS known (account_id, watched_day, watched_at)
    VALUES (${memberId}, ${day}::date, ${new Date(nowMs)})
    ON CONFLICT (account_id) DO UPDATE SET
      watched_ms = CASE WHEN known.watched_day >= excluded.watched_day
          THEN known.watched_ms ELSE 0 END
        + least(greatest(coalesce(
            extract(epoch FROM excluded.watched_at - known.watched_at) * 1000, 0), 0
          ), ${maxGapMs}::int)::int,
      earned = CASE WHEN known.watched_day >= excluded.watched_day THEN known.earned ELSE 0 END,
      watched_day = greatest(known.watched_day, excluded.watched_day),
      watched_at = excluded.watched_at
    RETURNING watched_ms AS "watchedMs", earned`.execute(db)
  return rows[0] ?? { watchedMs: 0, earned: 0 }
}

/** Counts earned gifts as given; false when another call has already done so. */
export async function saveEarned(
  trx: Db,
  memberId: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const { rows } = await sql`UPDATE gift_purses SET earned = ${to}
    WHERE account_id = ${memberId} AND earned = ${from} RETURNING 1`.execute(trx)
  return rows.length > 0
}

import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Counts one more of this kind on this day; false when `limit` is reached. */
export async function countToday(
  db: Db,
  memberId: string,
  kind: string,
  day: string,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO daily_counts AS known (account_id, kind, day, count)
    VALUES (${memberId}, ${kind}, ${day}, 1)
    ON CONFLICT (account_id, kind) DO UPDATE SET day = excluded.day,
      count = CASE WHEN known.day = excluded.day THEN known.count + 1 ELSE 1 END
    WHERE known.day <> excluded.day OR known.count < ${limit} RETURNING 1`.execute(db)
  return rows.length > 0
}

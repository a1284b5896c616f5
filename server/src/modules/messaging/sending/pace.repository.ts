import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'

/** Messages of one sender in a second, in all conversations. */
const MAX_A_SECOND = 20
const WINDOW = sql`interval '1 second'`

/** What a sender may send now, of what they want to. */
export type Pace = { free: number; waitMs: number }

/**
 * Counts messages of senders by the clock of the database, in the order of their ids; a second that
 * ends later than one from now is of a clock that was moved back. What exceeds the limit is not
 * counted, so that a sender who goes on trying may send in the next second.
 */
export async function takePaces(
  trx: Db,
  wanted: ReadonlyMap<string, number>,
): Promise<Map<string, Pace>> {
  const given = [...wanted].map(([memberId, count]) => ({ memberId, count }))
  const isOver = sql`(p.ends_at <= clock_timestamp() OR p.ends_at > clock_timestamp() + ${WINDOW})`
  const { rows } = await sql<{ memberId: string; after: number; waitMs: number }>`
    INSERT INTO message_paces AS p (member_id, ends_at, count)
    SELECT "memberId", clock_timestamp() + ${WINDOW}, count
    FROM ${jsonRows('given', given, { memberId: 'bigint', count: 'int' })} ORDER BY "memberId"
    ON CONFLICT (member_id) DO UPDATE SET
      ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE p.ends_at END,
      count = CASE WHEN ${isOver} THEN excluded.count
        ELSE least(p.count, ${MAX_A_SECOND}) + excluded.count END
    RETURNING member_id::text AS "memberId", count AS after,
      greatest(1, ceil(extract(epoch FROM ends_at - clock_timestamp()) * 1000))::float8
        AS "waitMs"`.execute(trx)
  return new Map(
    rows.map(({ memberId, after, waitMs }) => {
      const before = after - (wanted.get(memberId) ?? 0)
      return [memberId, { free: Math.max(0, MAX_A_SECOND - before), waitMs }]
    }),
  )
}

/** Removes what counts no longer. */
export async function deleteOldPaces(db: Db): Promise<void> {
  await sql`DELETE FROM message_paces WHERE ends_at < now() - interval '1 minute'`.execute(db)
}

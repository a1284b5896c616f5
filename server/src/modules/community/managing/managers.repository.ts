import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Locks the rank of a manager until the transaction ends: a dismissed one does nothing more. */
export async function lockManager(
  trx: Db,
  { circleId, memberId }: { circleId: number; memberId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM circle_managers
    WHERE circle_id = ${circleId} AND member_id = ${memberId} FOR SHARE`.execute(trx)
  return rows.length > 0
}

/** Makes a member a manager, or ends it; null when the circle or the member does not exist. */
export async function setManager(
  trx: Db,
  given: { circleId: number; memberId: string; isOn: boolean; nowMs: number },
): Promise<{ hasChanged: boolean } | null> {
  const { circleId, memberId, isOn, nowMs } = given
  const known = await sql`
    SELECT FROM circles c JOIN accounts a ON a.id = ${memberId} AND a.deleted_at IS NULL
    WHERE c.id = ${circleId} FOR SHARE`.execute(trx)
  if (known.rows.length === 0) return null
  const { rows } = isOn
    ? await sql`INSERT INTO circle_managers (circle_id, member_id, appointed_at)
        VALUES (${circleId}, ${memberId}, ${new Date(nowMs)})
        ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
    : await sql`DELETE FROM circle_managers
        WHERE circle_id = ${circleId} AND member_id = ${memberId} RETURNING 1`.execute(trx)
  return { hasChanged: rows.length > 0 }
}

export async function setPinned(
  trx: Db,
  { id, isOn, nowMs }: { id: string; isOn: boolean; nowMs: number },
): Promise<void> {
  await sql`UPDATE posts SET pinned_at = ${isOn ? new Date(nowMs) : null}::timestamptz
    WHERE id = ${id}`.execute(trx)
}

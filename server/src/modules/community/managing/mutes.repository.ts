import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type MuteOf = { memberId: string; circleId: number | null; nowMs: number }

/** When the member may write again, in seconds since 1970; null for one who may now. */
export async function mutedUntil(
  db: Db,
  { memberId, circleId, nowMs }: MuteOf,
): Promise<number | null> {
  const { rows } = await sql<{ until: number | null }>`
    SELECT ceil(extract(epoch FROM max(until)))::float8 AS until FROM community_mutes
    WHERE member_id = ${memberId} AND (circle_id IS NULL OR circle_id = ${circleId}::int)
      AND until > ${new Date(nowMs)}`.execute(db)
  return rows[0]?.until ?? null
}

/** Mutes in a circle, or everywhere without one; no hours end it. */
export async function setMute(
  trx: Db,
  { memberId, circleId, nowMs, hours }: MuteOf & { hours: number },
): Promise<void> {
  if (hours === 0) {
    await sql`DELETE FROM community_mutes WHERE member_id = ${memberId}
      AND circle_id IS NOT DISTINCT FROM ${circleId}::int`.execute(trx)
    return
  }
  await sql`INSERT INTO community_mutes (member_id, circle_id, until)
    VALUES (${memberId}, ${circleId}, ${new Date(nowMs + hours * 3_600_000)})
    ON CONFLICT (member_id, circle_id) DO UPDATE SET until = excluded.until`.execute(trx)
}

export async function deleteOverMutes(db: Db, nowMs: number): Promise<void> {
  await sql`DELETE FROM community_mutes WHERE until < ${new Date(nowMs)}`.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** Lets a member write in no conversation until a time. */
export async function saveMute(
  db: Db,
  mute: { memberId: string; untilMs: number; reason: string; by: string },
): Promise<void> {
  const { memberId, untilMs, reason, by } = mute
  await sql`
    INSERT INTO room_mutes (member_id, until, reason, muted_by)
    SELECT id, ${new Date(untilMs)}, ${reason}, ${by} FROM accounts WHERE id = ${memberId}
    ON CONFLICT (member_id) DO UPDATE
      SET until = excluded.until, reason = excluded.reason, muted_by = excluded.muted_by
  `.execute(db)
}

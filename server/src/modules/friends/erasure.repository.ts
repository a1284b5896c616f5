import { sql } from 'kysely'
import type { Db } from '../../platform/database'

const seconds = sql`floor(extract(epoch FROM at))::float8 AS at`

/** Friends with the member's names for them, what they asked and were asked, whom they reported. */
export async function exportFriendsOf(db: Db, memberId: string): Promise<unknown> {
  const friends = await sql`
    SELECT friend_id::text AS "memberId", remark, ${seconds} FROM friends
    WHERE member_id = ${memberId} ORDER BY friend_id`.execute(db)
  const requests = await sql`
    SELECT from_id::text AS "from", to_id::text AS "to", message, ${seconds} FROM friend_requests
    WHERE from_id = ${memberId} OR to_id = ${memberId} ORDER BY id`.execute(db)
  const reports = await sql`
    SELECT member_id::text AS "memberId", reason, ${seconds} FROM member_reports
    WHERE reporter_id = ${memberId} ORDER BY member_id`.execute(db)
  return { friends: friends.rows, requests: requests.rows, reports: reports.rows }
}

export async function eraseFriendsOf(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM friends
    WHERE member_id = ${memberId} OR friend_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM friend_requests
    WHERE from_id = ${memberId} OR to_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM member_reports
    WHERE reporter_id = ${memberId} OR member_id = ${memberId}`.execute(trx)
}

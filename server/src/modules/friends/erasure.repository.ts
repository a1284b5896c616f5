import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { endReports } from '../governance'
import { MEMBER_CASE } from './reports/moderated-member'

const seconds = sql`floor(extract(epoch FROM at))::float8 AS at`

/** Friends with the member's names for them, what they asked and were asked. */
export async function exportFriendsOf(db: Db, memberId: string): Promise<unknown> {
  const friends = await sql`
    SELECT friend_id::text AS "memberId", remark, ${seconds} FROM friends
    WHERE member_id = ${memberId} ORDER BY friend_id`.execute(db)
  const requests = await sql`
    SELECT from_id::text AS "from", to_id::text AS "to", message, ${seconds} FROM friend_requests
    WHERE from_id = ${memberId} OR to_id = ${memberId} ORDER BY id`.execute(db)
  return { friends: friends.rows, requests: requests.rows }
}

export async function eraseFriendsOf(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM friends
    WHERE member_id = ${memberId} OR friend_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM friend_requests
    WHERE from_id = ${memberId} OR to_id = ${memberId}`.execute(trx)
  await endReports(trx, { kind: MEMBER_CASE, subject: memberId })
}

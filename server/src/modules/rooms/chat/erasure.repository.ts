import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type OwnMessage = {
  id: number
  matchId: number | null
  roomId: number | null
  text: string
  at: number
}

/** Everything that a member has said, oldest first. */
export async function readMessagesOf(db: Db, authorId: string): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    SELECT id::float8 AS id, match_id AS "matchId", room_id AS "roomId", text,
      floor(extract(epoch FROM at))::float8 AS at
    FROM room_messages WHERE author_id = ${authorId} ORDER BY id`.execute(db)
  return rows
}

/** Rooms in which a member is a manager. */
export async function readManagedBy(db: Db, memberId: string): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT room_id AS "roomId" FROM room_managers WHERE member_id = ${memberId}
    ORDER BY 1`.execute(db)
  return rows
}

/** Deletes what a member has said, and of which rooms they are a manager. */
export async function deleteChatOf(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM room_managers WHERE member_id = ${memberId}`.execute(trx)
  await sql`DELETE FROM room_messages WHERE author_id = ${memberId}`.execute(trx)
}

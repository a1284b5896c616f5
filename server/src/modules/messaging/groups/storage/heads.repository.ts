import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** A picture of a group has nine portraits at most. */
const MAX_PORTRAITS = 9

export type StoredHead = {
  id: string
  name: string
  members: number
  isDissolved: boolean
  /** The members of its picture, who have been in it for the longest time. */
  first: string[]
}

export async function readHeads(db: Db, ids: readonly string[]): Promise<StoredHead[]> {
  const { rows } = await sql<StoredHead>`
    SELECT g.conversation_id::text AS id, g.name, g.members,
      g.dissolved_at IS NOT NULL AS "isDissolved",
      ARRAY(SELECT m.member_id::text FROM conversation_members m
        WHERE m.conversation_id = g.conversation_id AND m.left_seq IS NULL
        ORDER BY m.joined_at, m.member_id LIMIT ${MAX_PORTRAITS}) AS first
    FROM conversation_groups g WHERE g.conversation_id = ANY(${ids}::bigint[])`.execute(db)
  return rows
}

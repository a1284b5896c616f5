import type { GroupHead } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { readPublicProfiles } from '../../profile'

const MAX_PORTRAITS = 9

type HeadRow = {
  id: string
  name: string
  members: number
  isDissolved: boolean
  firstMembers: string[]
}

/** What lists show of groups, by id; its picture is made of those who joined first. */
export async function readGroupHeads(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, GroupHead>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<HeadRow>`
    SELECT g.conversation_id::text AS id, g.name, g.members,
      g.dissolved_at IS NOT NULL AS "isDissolved", ARRAY(
        SELECT m.member_id::text FROM conversation_members m
        WHERE m.conversation_id = g.conversation_id AND m.left_seq IS NULL
        ORDER BY m.joined_at, m.member_id LIMIT ${MAX_PORTRAITS}) AS "firstMembers"
    FROM conversation_groups g WHERE g.conversation_id = ANY(${ids}::bigint[])`.execute(db)
  const profiles = await readPublicProfiles(
    db,
    rows.flatMap(({ firstMembers }) => firstMembers),
  )
  return new Map(
    rows.map(({ id, name, members, isDissolved, firstMembers }) => {
      const portraits = firstMembers.flatMap((memberId) => {
        const profile = profiles.get(memberId)
        if (!profile) return []
        return [{ id: memberId, nickName: profile.nickName, portrait: profile.portrait }]
      })
      return [id, { name, portraits, members, isDissolved }]
    }),
  )
}

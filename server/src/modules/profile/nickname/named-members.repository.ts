import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { skeletonOf } from '../../../platform/text-filter'

/** A member with the nickname by which they were found. */
export type Named = { id: string; nickName: string }

/** Members by these nicknames, as they are written; erased and unknown ones are left out. */
export async function findByNicknames(
  db: Db,
  names: readonly string[],
): Promise<Map<string, Named>> {
  if (names.length === 0) return new Map()
  const skeletons = [...new Set(names.map(skeletonOf))]
  const { rows } = await sql<Named>`
    SELECT p.account_id::text AS id, p.nickname AS "nickName"
    FROM profiles p JOIN accounts a ON a.id = p.account_id
    WHERE p.nickname_skeleton = ANY(${skeletons}) AND a.deleted_at IS NULL`.execute(db)
  return new Map(rows.map((member) => [member.nickName, member]))
}

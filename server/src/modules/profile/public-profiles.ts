import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { levelOf } from './level.rules'
import { portraitPath } from './portrait/portrait-path.rules'

/** A member as everybody may see them beside something they wrote. */
export type PublicProfile = { id: string; nickName: string; portrait: string; level: number }

/** Members by their ids; erased and unknown ones are left out. */
export async function readPublicProfiles(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PublicProfile>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    nickName: string
    portraitKey: string | null
    points: number
  }>`
    SELECT a.id::text AS id, p.nickname AS "nickName", p.portrait_key AS "portraitKey", p.points
    FROM profiles p JOIN accounts a ON a.id = p.account_id
    WHERE a.id = ANY(${[...new Set(ids)]}::bigint[]) AND a.deleted_at IS NULL`.execute(db)
  return new Map(
    rows.map(({ id, nickName, portraitKey, points }) => [
      id,
      { id, nickName, portrait: portraitPath(portraitKey), level: levelOf(points).level },
    ]),
  )
}

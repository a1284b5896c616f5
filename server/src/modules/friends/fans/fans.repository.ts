import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Milliseconds, as devices send them. */
export type FanRow = { id: string; atMs: number }
type Wanted = { before: FanRow | null; limit: number }

/** Who follows a member, newest first, after a place of the list. */
export async function readFans(
  db: Db,
  memberId: string,
  { before, limit }: Wanted,
): Promise<FanRow[]> {
  const isAfter = before
    ? sql`AND (at, account_id)
        < (to_timestamp(${before.atMs}::float8 / 1000), ${before.id}::bigint)`
    : sql``
  const { rows } = await sql<FanRow>`
    SELECT account_id::text AS id, (extract(epoch FROM at) * 1000)::float8 AS "atMs"
    FROM follows WHERE kind = 'member' AND is_on AND target_id = ${memberId} ${isAfter}
    ORDER BY at DESC, account_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

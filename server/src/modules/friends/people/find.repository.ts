import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

const MAX_FOUND = 20

/** `%`, `_` and `\` of a typed text mean themselves. */
const prefixOf = (typed: string) => `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

type Wanted = { memberId: string; typed: string; hidden: ReadonlySet<string> }

/** Switched off by members whom no search shall find. */
const isFindable = sql`NOT EXISTS (SELECT FROM settings s
  WHERE s.account_id = a.id AND s.key = 'isFindable' AND s.value = 'false')`

/** Members with this number, then those whose nickname begins with the text, the shortest first. */
export async function findMembers(db: Db, { memberId, typed, hidden }: Wanted): Promise<string[]> {
  const number = /^[1-9]\d{0,17}$/.test(typed) ? typed : null
  const others = sql`a.deleted_at IS NULL AND a.id <> ${memberId}
    AND a.id <> ALL(${[...hidden]}::bigint[]) AND ${isFindable}`
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM (
      SELECT a.id, -1 AS place FROM accounts a WHERE a.id = ${number}::bigint AND ${others}
      UNION ALL
      SELECT id, place FROM (
        SELECT a.id, length(p.nickname) AS place
        FROM profiles p JOIN accounts a ON a.id = p.account_id
        WHERE lower(p.nickname) LIKE ${prefixOf(typed)} AND ${others}
          AND a.id IS DISTINCT FROM ${number}::bigint
        ORDER BY lower(p.nickname) USING ~<~ LIMIT 200) AS named
    ) AS found ORDER BY place, found.id LIMIT ${MAX_FOUND}`.execute(db)
  return rows.map(({ id }) => id)
}

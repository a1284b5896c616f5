import type { UserInfo } from '@saidian/shared/contracts/profile'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Numbers of a member's follows, favourites and visits. */
export async function readPersonalCounts(db: Db, memberId: string): Promise<UserInfo['counts']> {
  const count = (table: string) =>
    sql`(SELECT count(*) FROM ${sql.table(table)} WHERE account_id = ${memberId} AND is_on)`
  const { rows } = await sql<UserInfo['counts']>`
    SELECT ${count('follows')} AS follows, ${count('favourites')} AS favourites,
      ${count('visits')} AS history`.execute(db)
  return rows[0] ?? { follows: 0, favourites: 0, history: 0 }
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { OwnLimit, Spending } from './own-limit.rules'

export type PurseRow = OwnLimit & Spending

const EMPTY: PurseRow = {
  dailyLimit: null,
  nextLimit: null,
  nextFrom: null,
  spentDay: null,
  spent: 0,
  halfDay: null,
}

const COLUMNS = sql`daily_limit AS "dailyLimit", next_limit AS "nextLimit",
  next_from::text AS "nextFrom", spent_day::text AS "spentDay", spent, half_day::text AS "halfDay"`

export async function readPurse(db: Db, memberId: string): Promise<PurseRow> {
  const { rows } = await sql<PurseRow>`
    SELECT ${COLUMNS} FROM gift_purses WHERE account_id = ${memberId}`.execute(db)
  return rows[0] ?? EMPTY
}

/**
 * The purse of a member, locked until the transaction ends: what several devices do at once is done
 * one after the other. Lock it before an account of the ledger.
 */
export async function lockPurse(trx: Db, memberId: string): Promise<PurseRow> {
  const lock = () =>
    sql<PurseRow>`SELECT ${COLUMNS} FROM gift_purses
      WHERE account_id = ${memberId} FOR UPDATE`.execute(trx)
  const { rows } = await lock()
  if (rows[0]) return rows[0]
  await sql`INSERT INTO gift_purses (account_id) VALUES (${memberId})
    ON CONFLICT DO NOTHING`.execute(trx)
  return (await lock()).rows[0] ?? EMPTY
}

export async function saveLimit(trx: Db, memberId: string, limit: OwnLimit): Promise<void> {
  const { dailyLimit, nextLimit, nextFrom } = limit
  await sql`UPDATE gift_purses SET daily_limit = ${dailyLimit}, next_limit = ${nextLimit},
    next_from = ${nextFrom}::date WHERE account_id = ${memberId}`.execute(trx)
}

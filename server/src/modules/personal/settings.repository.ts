import { sql } from 'kysely'
import { type Db, jsonRows } from '../../platform/database'

/** `value` is JSON text; milliseconds. */
export type StoredSetting = { key: string; value: string; at: number }

/** Stores settings that are newer than the stored ones; resolves with their number. */
export async function upsertSettings(
  trx: Db,
  memberId: string,
  entries: StoredSetting[],
): Promise<number> {
  const given = jsonRows('given', entries, { key: 'text', value: 'text', at: 'bigint' })
  const { rows } = await sql`
    INSERT INTO settings AS known (account_id, key, value, at)
    SELECT ${memberId}, key, value, to_timestamp(at / 1000.0)
    FROM ${given}
    ORDER BY key
    ON CONFLICT (account_id, key) DO UPDATE SET value = excluded.value, at = excluded.at
    WHERE excluded.at > known.at
    RETURNING 1`.execute(trx)
  return rows.length
}

export async function readSettings(db: Db, memberId: string): Promise<StoredSetting[]> {
  const { rows } = await sql<StoredSetting>`
    SELECT key, value, (extract(epoch FROM at) * 1000)::bigint AS at
    FROM settings WHERE account_id = ${memberId} ORDER BY key`.execute(db)
  return rows
}

/** Whether a setting that is on by default is off. */
export async function isSwitchedOff(db: Db, memberId: string, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM settings
    WHERE account_id = ${memberId} AND key = ${key} AND value = 'false'`.execute(db)
  return rows.length > 0
}

/** Whether a setting that is off by default is on. */
export async function isSwitchedOn(db: Db, memberId: string, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM settings
    WHERE account_id = ${memberId} AND key = ${key} AND value = 'true'`.execute(db)
  return rows.length > 0
}

export async function deleteSettings(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM settings WHERE account_id = ${memberId}`.execute(trx)
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Sets the waiting picture; resolves with the one that waited before. Null without a profile. */
export async function setWaiting(
  db: Db,
  memberId: string,
  key: string,
  nowMs: number,
): Promise<{ before: string | null } | null> {
  const { rows } = await sql<{ before: string | null }>`
    WITH before AS (SELECT portrait_new_key FROM profiles WHERE account_id = ${memberId} FOR UPDATE)
    UPDATE profiles SET portrait_new_key = ${key}, portrait_new_at = ${new Date(nowMs)},
      portrait_audit = 1
    FROM before WHERE account_id = ${memberId}
    RETURNING before.portrait_new_key AS before`.execute(db)
  return rows[0] ?? null
}

/** The waiting picture becomes the public one, under a new name; null when it no longer waits. */
export async function passWaiting(
  db: Db,
  key: string,
  publicKey: string,
): Promise<{ memberId: string; before: string | null } | null> {
  const { rows } = await sql<{ memberId: string; before: string | null }>`
    WITH before AS (
      SELECT account_id, portrait_key FROM profiles WHERE portrait_new_key = ${key} FOR UPDATE
    )
    UPDATE profiles AS p SET portrait_key = ${publicKey}, portrait_new_key = NULL,
      portrait_new_at = NULL, portrait_audit = 2
    FROM before WHERE p.account_id = before.account_id AND p.portrait_new_key = ${key}
    RETURNING p.account_id::text AS "memberId", before.portrait_key AS before`.execute(db)
  return rows[0] ?? null
}

/** Removes the waiting picture; null when it no longer waits. */
export async function rejectWaiting(db: Db, key: string): Promise<{ memberId: string } | null> {
  const { rows } = await sql<{ memberId: string }>`
    UPDATE profiles SET portrait_new_key = NULL, portrait_new_at = NULL, portrait_audit = 3
    WHERE portrait_new_key = ${key} RETURNING account_id::text AS "memberId"`.execute(db)
  return rows[0] ?? null
}

/** The public picture waits again, under another name; false when it is no longer public. */
export async function showAgainAsWaiting(
  trx: Db,
  publicKey: string,
  key: string,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE profiles SET portrait_key = NULL, portrait_new_key = ${key},
      portrait_new_at = ${new Date(nowMs)}, portrait_audit = 1
    WHERE portrait_key = ${publicKey} AND portrait_new_key IS NULL RETURNING 1`.execute(trx)
  return rows.length > 0
}

export type WaitingPortrait = { memberId: string; nickName: string; key: string; at: number }

/** Waiting pictures, oldest first. */
export async function readWaiting(db: Db, limit: number): Promise<WaitingPortrait[]> {
  const { rows } = await sql<WaitingPortrait>`
    SELECT account_id::text AS "memberId", nickname AS "nickName", portrait_new_key AS key,
      floor(extract(epoch FROM portrait_new_at))::float8 AS at
    FROM profiles WHERE portrait_audit = 1 ORDER BY portrait_new_at LIMIT ${limit}`.execute(db)
  return rows
}

/** Which of these names a profile uses, as its public or its waiting picture. */
export async function knownPortraits(
  db: Db,
  keys: string[],
  isWaiting: boolean,
): Promise<string[]> {
  const column = sql.ref(isWaiting ? 'portrait_new_key' : 'portrait_key')
  const { rows } = await sql<{ key: string }>`
    SELECT ${column} AS key FROM profiles WHERE ${column} = ANY(${keys})`.execute(db)
  return rows.map(({ key }) => key)
}

import { sql } from 'kysely'
import type { Db } from '../../platform/database'

export async function insertGiftCodes(
  db: Db,
  hashes: Buffer[],
  { coins, madeAtMs, expiresAtMs }: { coins: number; madeAtMs: number; expiresAtMs: number },
): Promise<void> {
  await sql`
    INSERT INTO gift_codes (code_hash, coins, made_at, expires_at)
    SELECT hash, ${coins}, ${new Date(madeAtMs)}, ${new Date(expiresAtMs)}
    FROM unnest(${hashes}::bytea[]) AS code (hash)`.execute(db)
}

/**
 * Marks a code as used by this member and resolves with its coins; null when it is unknown, expired
 * or used.
 */
export async function useGiftCode(
  trx: Db,
  hash: Buffer,
  memberId: string,
  nowMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ coins: number }>`
    UPDATE gift_codes SET used_by = ${memberId}, used_at = ${new Date(nowMs)}
    WHERE code_hash = ${hash} AND used_at IS NULL AND expires_at > ${new Date(nowMs)}
    RETURNING coins`.execute(trx)
  return rows[0]?.coins ?? null
}

/** Coins of a code that this member has used. */
export async function readUsedGiftCode(
  db: Db,
  hash: Buffer,
  memberId: string,
): Promise<number | null> {
  const { rows } = await sql<{ coins: number }>`
    SELECT coins FROM gift_codes WHERE code_hash = ${hash} AND used_by = ${memberId}`.execute(db)
  return rows[0]?.coins ?? null
}

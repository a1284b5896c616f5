import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** A phone and what its code serves for. */
export type CodeKey = { phone: string; purpose: string }

/** Puts a code in the place of the one before. */
export async function storeCode(
  db: Db,
  { phone, purpose }: CodeKey,
  code: { hmac: Buffer; sentAtMs: number; livesMs: number },
): Promise<void> {
  await sql`
    INSERT INTO sms_codes AS t (phone, purpose, code_hmac, tries, sent_at, expires_at)
    VALUES (${phone}, ${purpose}, ${code.hmac}, 0, to_timestamp(${code.sentAtMs / 1000}::float8),
      to_timestamp(${(code.sentAtMs + code.livesMs) / 1000}::float8))
    ON CONFLICT (phone, purpose) DO UPDATE SET code_hmac = excluded.code_hmac, tries = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at`.execute(db)
}

/** Counts a try and tells the code's HMAC; null without a code, after its life and after `mostTries`. */
export async function tryCode(
  db: Db,
  { phone, purpose }: CodeKey,
  nowMs: number,
  mostTries: number,
): Promise<Buffer | null> {
  const { rows } = await sql<{ hmac: Buffer }>`
    UPDATE sms_codes SET tries = tries + 1
    WHERE phone = ${phone} AND purpose = ${purpose} AND tries < ${mostTries}
      AND expires_at > to_timestamp(${nowMs / 1000}::float8)
    RETURNING code_hmac AS hmac`.execute(db)
  return rows[0]?.hmac ?? null
}

/** A try with the right code was none. */
export async function returnCodeTry(db: Db, { phone, purpose }: CodeKey, hmac: Buffer): Promise<void> {
  await sql`UPDATE sms_codes SET tries = greatest(tries - 1, 0)
    WHERE phone = ${phone} AND purpose = ${purpose} AND code_hmac = ${hmac}`.execute(db)
}

/** Spends the code; false when it is not there (any more). */
export async function deleteCode(db: Db, { phone, purpose }: CodeKey, hmac: Buffer): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM sms_codes WHERE phone = ${phone} AND purpose = ${purpose} AND code_hmac = ${hmac}
    RETURNING 1`.execute(db)
  return rows.length > 0
}

export async function deleteOldCodes(db: Db, nowMs: number): Promise<void> {
  await sql`DELETE FROM sms_codes WHERE expires_at <= to_timestamp(${nowMs / 1000}::float8)`.execute(db)
}

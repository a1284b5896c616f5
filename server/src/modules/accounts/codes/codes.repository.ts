import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** A phone and what its code serves for. */
export type CodeKey = { phone: string; purpose: string }

/** A code that still serves: what is stored of it, and the network that asked for it. */
export type SentCode = { hmac: Buffer; network: string }

/** Stores a code; it replaces the one that the same network asked for before. */
export async function storeCode(
  db: Db,
  { phone, purpose }: CodeKey,
  code: SentCode & { livesMs: number },
): Promise<void> {
  await sql`
    INSERT INTO sms_codes (phone, purpose, network, code_hmac, sent_at, expires_at)
    VALUES (${phone}, ${purpose}, ${code.network}, ${code.hmac}, now(),
      now() + ${code.livesMs / 1000}::float8 * interval '1 second')
    ON CONFLICT (phone, purpose, network) DO UPDATE SET code_hmac = excluded.code_hmac,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at`.execute(db)
}

/** The codes of a phone that still serve, one for each network that asked. */
export async function readCodes(db: Db, { phone, purpose }: CodeKey): Promise<SentCode[]> {
  const { rows } = await sql<SentCode>`
    SELECT code_hmac AS hmac, network FROM sms_codes
    WHERE phone = ${phone} AND purpose = ${purpose} AND expires_at > now()`.execute(db)
  return rows
}

/** Spends a code, and all others of the phone with it; false when it is not there (any more). */
export async function spendCode(
  db: Db,
  { phone, purpose }: CodeKey,
  hmac: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    WITH gone AS (DELETE FROM sms_codes WHERE phone = ${phone} AND purpose = ${purpose} RETURNING code_hmac)
    SELECT 1 FROM gone WHERE code_hmac = ${hmac}`.execute(db)
  return rows.length > 0
}

export async function deleteOldCodes(db: Db): Promise<void> {
  await sql`DELETE FROM sms_codes WHERE expires_at <= now()`.execute(db)
}

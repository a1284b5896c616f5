import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { CodeKey } from './code-budget.rules'

/** A valid code: its HMAC and the network that requested it. */
export type SentCode = { hmac: Buffer; network: string }

/** Stores a code; it replaces the previous one of the same network. */
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

/** The valid codes of a phone, one per requesting network. */
export async function readCodes(db: Db, { phone, purpose }: CodeKey): Promise<SentCode[]> {
  const { rows } = await sql<SentCode>`
    SELECT code_hmac AS hmac, network FROM sms_codes
    WHERE phone = ${phone} AND purpose = ${purpose} AND expires_at > now()`.execute(db)
  return rows
}

/** Spends a code and all others of the phone; false when it does not exist (any more). */
export async function spendCode(
  db: Db,
  { phone, purpose }: CodeKey,
  hmac: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    WITH gone AS (
      DELETE FROM sms_codes WHERE phone = ${phone} AND purpose = ${purpose} RETURNING code_hmac
    )
    SELECT 1 FROM gone WHERE code_hmac = ${hmac}`.execute(db)
  return rows.length > 0
}

export async function deleteOldCodes(db: Db): Promise<void> {
  await sql`DELETE FROM sms_codes WHERE expires_at <= now()`.execute(db)
}

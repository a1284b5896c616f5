import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type EncryptedPerson = { name: Buffer; number: Buffer }

/** `verifiedAt` in seconds. */
export async function readEncrypted(
  db: Db,
  memberId: string,
): Promise<(EncryptedPerson & { verifiedAt: number }) | null> {
  const { rows } = await sql<EncryptedPerson & { verifiedAt: number }>`
    SELECT sealed_name AS name, sealed_number AS number,
      floor(extract(epoch FROM verified_at))::float8 AS "verifiedAt"
    FROM real_names WHERE account_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Locks the person until the transaction ends, so that no other one counts or adds accounts of it.
 */
export async function countAccountsOf(trx: Db, mac: Buffer): Promise<number> {
  const key = `real-name/${mac.toString('hex')}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM real_names WHERE number_mac = ${mac}`.execute(trx)
  return rows[0]?.count ?? 0
}

/** False when the member has a real name already. */
export async function insertEncrypted(
  trx: Db,
  memberId: string,
  person: EncryptedPerson & { mac: Buffer },
  nowMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO real_names (account_id, sealed_name, sealed_number, number_mac, verified_at)
    VALUES (${memberId}, ${person.name}, ${person.number}, ${person.mac}, ${new Date(nowMs)})
    ON CONFLICT (account_id) DO NOTHING RETURNING 1`.execute(trx)
  return rows.length > 0
}

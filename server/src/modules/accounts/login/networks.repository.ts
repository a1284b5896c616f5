import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

const at = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`

/**
 * True when the member has logged in from there since `sinceMs`; runs the same query for an account
 * that does not exist.
 */
export async function isKnownNetwork(
  db: Db,
  accountId: string,
  network: string,
  sinceMs: number,
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM known_networks
    WHERE account_id = ${accountId}::bigint AND network = ${network}
      AND used_at > ${at(sinceMs)}`.execute(db)
  return rows.length > 0
}

/** True when the owner of the phone has logged in from there since `sinceMs`. */
export async function isNetworkOfPhone(
  db: Db,
  phone: string,
  network: string,
  sinceMs: number,
): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM known_networks k JOIN accounts a ON a.id = k.account_id
    WHERE a.phone = ${phone} AND k.network = ${network} AND k.used_at > ${at(sinceMs)}`.execute(db)
  return rows.length > 0
}

/** Remembers the network; true when the member has not used it lately. */
export async function storeNetwork(
  trx: Db,
  accountId: string,
  network: string,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await sql<{
    isNew: boolean
  }>`INSERT INTO known_networks (account_id, network, used_at)
    VALUES (${accountId}::bigint, ${network}, ${at(nowMs)})
    ON CONFLICT (account_id, network) DO UPDATE SET used_at = excluded.used_at
    RETURNING xmax = 0 AS "isNew"`.execute(trx)
  return rows[0]?.isNew === true
}

export async function deleteOldNetworks(db: Db, beforeMs: number): Promise<void> {
  await sql`DELETE FROM known_networks WHERE used_at < ${at(beforeMs)}`.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { StoredPasskey } from './passkeys.rules'

const COLUMNS = sql`id, account_id::text AS "accountId", public_key AS "publicKey",
  counter::float8 AS counter, transports, name,
  extract(epoch FROM created_at)::float8 * 1000 AS "createdAt",
  extract(epoch FROM used_at)::float8 * 1000 AS "usedAt"`

export async function readPasskeys(db: Db, accountId: string): Promise<StoredPasskey[]> {
  const { rows } = await sql<StoredPasskey>`SELECT ${COLUMNS} FROM passkeys
    WHERE account_id = ${accountId}::bigint ORDER BY created_at, id`.execute(db)
  return rows
}

export async function findPasskey(db: Db, id: string): Promise<StoredPasskey | null> {
  const { rows } = await sql<StoredPasskey>`SELECT ${COLUMNS} FROM passkeys p WHERE id = ${id}
    AND EXISTS (
      SELECT 1 FROM accounts a WHERE a.id = p.account_id AND a.deleted_at IS NULL
    )`.execute(db)
  return rows[0] ?? null
}

/** Null when the key is stored already or the member has `maxCount` keys. */
export async function insertPasskey(
  db: Db,
  key: Pick<StoredPasskey, 'id' | 'accountId' | 'publicKey' | 'counter' | 'transports' | 'name'>,
  maxCount: number,
): Promise<StoredPasskey | null> {
  const { rows } = await sql<StoredPasskey>`
    INSERT INTO passkeys (id, account_id, public_key, counter, transports, name, created_at)
    SELECT ${key.id}, ${key.accountId}::bigint, ${key.publicKey}, ${key.counter}::bigint,
      ${key.transports}::text[], ${key.name}, now()
    WHERE (SELECT count(*) FROM passkeys WHERE account_id = ${key.accountId}::bigint) < ${maxCount}
    ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`.execute(db)
  return rows[0] ?? null
}

/**
 * Stores the new signature counter; false when a concurrent call stored it first, as with a copied
 * key.
 */
export async function countSignature(
  db: Db,
  key: StoredPasskey,
  counter: number,
): Promise<boolean> {
  const { rows } = await sql`UPDATE passkeys SET counter = ${counter}::bigint, used_at = now()
    WHERE id = ${key.id} AND counter = ${key.counter}::bigint RETURNING 1`.execute(db)
  return rows.length > 0
}

/** False when the member has no such key. */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`DELETE FROM passkeys
    WHERE account_id = ${accountId}::bigint AND id = ${id} RETURNING 1`.execute(db)
  return rows.length > 0
}

export async function insertChallenge(db: Db, hash: Buffer, purpose: string): Promise<void> {
  await sql`INSERT INTO passkey_challenges (challenge_hash, purpose, made_at)
    VALUES (${hash}, ${purpose}, now())`.execute(db)
}

/** Spends a challenge; false when it is unknown, spent, expired or made for another purpose. */
export async function takeChallenge(
  db: Db,
  hash: Buffer,
  purpose: string,
  livesMs: number,
): Promise<boolean> {
  const { rows } = await sql<{ isGood: boolean }>`
    DELETE FROM passkey_challenges WHERE challenge_hash = ${hash}
    RETURNING purpose = ${purpose}
      AND abs(extract(epoch FROM made_at - now())) * 1000 < ${livesMs} AS "isGood"`.execute(db)
  return rows[0]?.isGood ?? false
}

export async function deleteOldChallenges(db: Db, livesMs: number): Promise<void> {
  await sql`DELETE FROM passkey_challenges
    WHERE abs(extract(epoch FROM made_at - now())) * 1000 > ${livesMs}`.execute(db)
}

import { randomInt } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Times in milliseconds since 1970. */
export type Account = {
  id: string
  phone: string
  passwordHash: string | null
  createdAt: number
  deletingAt: number | null
}

const COLUMNS = sql`id::text, phone, password_hash AS "passwordHash",
  extract(epoch FROM created_at)::float8 * 1000 AS "createdAt",
  extract(epoch FROM deleting_at)::float8 * 1000 AS "deletingAt"`

/** Ten digits: a random guess almost never hits an account, and no number looks like a phone. */
const NUMBERS = { from: 2_000_000_000, below: 10_000_000_000 } as const

/** The random number of the new account; null when the phone has an account. */
export async function insertAccount(
  trx: Db,
  { phone, passwordHash, atMs }: { phone: string; passwordHash: string | null; atMs: number },
): Promise<string | null> {
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO accounts (id, phone, password_hash, created_at)
      VALUES (${randomInt(NUMBERS.from, NUMBERS.below)}::bigint, ${phone}, ${passwordHash},
        to_timestamp(${atMs / 1000}::float8))
      ON CONFLICT DO NOTHING RETURNING id::text`.execute(trx)
    if (rows[0]) return rows[0].id
    // Either the phone is taken or, very rarely, the number: then another number is tried.
    if (await findAccountByPhone(trx, phone)) return null
  }
}

/** The account of a number; null when it does not exist or was erased. */
export function findAccount(db: Db, id: string): Promise<Account | null> {
  return findBy(db, sql`id = ${id}::bigint`)
}

export function findAccountByPhone(db: Db, phone: string): Promise<Account | null> {
  return findBy(db, sql`phone = ${phone}`)
}

/** Like `findAccountByPhone`, but locks the account until the transaction ends. */
export function lockAccountByPhone(trx: Db, phone: string): Promise<Account | null> {
  return findBy(trx, sql`phone = ${phone}`, sql`FOR SHARE`)
}

export async function updatePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await sql`UPDATE accounts SET password_hash = ${passwordHash}
    WHERE id = ${id}::bigint AND deleted_at IS NULL`.execute(db)
}

/** The stored hash, locked until the transaction ends; null without a password or an account. */
export async function lockPasswordHash(trx: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`
    SELECT password_hash AS hash FROM accounts
    WHERE id = ${id}::bigint AND deleted_at IS NULL FOR UPDATE`.execute(trx)
  return rows[0]?.hash ?? null
}

async function findBy(
  db: Db,
  condition: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<Account | null> {
  const { rows } = await sql<Account>`
    SELECT ${COLUMNS} FROM accounts WHERE ${condition} AND deleted_at IS NULL ${lock}`.execute(db)
  return rows[0] ?? null
}

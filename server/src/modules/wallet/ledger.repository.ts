import type { WalletEntry } from '@saidian/shared/contracts/wallet'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Leg, Transfer } from './transfer.rules'

/** Null when the key is taken; waits for a concurrent transaction with the same key. */
export async function insertTransfer(
  trx: Db,
  { key, kind, reference }: Transfer,
  hash: Buffer,
  nowMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ledger_transfers (key, content_hash, kind, reference, at)
    VALUES (${key}, ${hash}, ${kind}, ${reference}, ${new Date(nowMs)})
    ON CONFLICT (key) DO NOTHING RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

export async function findTransfer(
  db: Db,
  key: string,
): Promise<{ id: number; hash: Buffer } | null> {
  const { rows } = await sql<{ id: number; hash: Buffer }>`
    SELECT id, content_hash AS hash FROM ledger_transfers WHERE key = ${key}`.execute(db)
  return rows[0] ?? null
}

/**
 * Inserts the entries and updates the balances. Members are locked first, in the order of their
 * accounts: so transfers cannot deadlock, and the entries of a member are numbered in the order of
 * their balances.
 */
export async function insertEntries(trx: Db, transferId: number, legs: Leg[]): Promise<number> {
  const members = legs.map(({ party }) => ('member' in party ? party.member : null))
  const houses = legs.map(({ party }) => ('house' in party ? party.house : null))
  const { rows } = await sql`
    WITH legs AS (
      SELECT * FROM unnest(${members}::bigint[], ${houses}::text[],
        ${legs.map(({ amount }) => amount)}::bigint[], ${legs.map(({ title }) => title)}::text[]
      ) AS leg (member, house, amount, title)
    ), members AS MATERIALIZED (
      SELECT a.id, amount, title FROM legs JOIN ledger_accounts a ON a.account_id = member
      ORDER BY a.id FOR UPDATE OF a
    ), sides AS (
      SELECT id, amount, title FROM members
      UNION ALL SELECT a.id, amount, title
      FROM legs JOIN ledger_accounts a ON a.kind = house AND a.kind <> 'member'
    )
    INSERT INTO ledger_entries (transfer_id, ledger_account_id, amount, title)
    SELECT ${transferId}, id, amount, title FROM sides ORDER BY id RETURNING id`.execute(trx)
  return rows.length
}

export async function insertLedgerAccount(trx: Db, memberId: string): Promise<void> {
  await sql`
    INSERT INTO ledger_accounts (kind, account_id, balance)
    VALUES ('member', ${memberId}, 0)`.execute(trx)
}

/**
 * Coins of a member; null without a ledger account. Use `FOR UPDATE` when a later write depends on
 * it.
 */
export async function readCoins(
  db: Db,
  memberId: string,
  isLocking = false,
): Promise<number | null> {
  const { rows } = await sql<{ balance: number }>`
    SELECT balance FROM ledger_accounts WHERE account_id = ${memberId}
    ${isLocking ? sql`FOR UPDATE` : sql``}`.execute(db)
  return rows[0]?.balance ?? null
}

/**
 * Coins of a member and their entries, newest first, older than `before` if given. Both are of one
 * moment, so the newest entry ends with these coins. Null without a ledger account.
 */
export async function readLedger(
  db: Db,
  memberId: string,
  limit: number,
  before?: string,
): Promise<{ coins: number; entries: WalletEntry[] } | null> {
  const { rows } = await sql<
    { coins: number } & { [Key in keyof WalletEntry]: WalletEntry[Key] | null }
  >`
    SELECT a.balance AS coins, line.* FROM ledger_accounts a LEFT JOIN LATERAL (
      SELECT e.id::text AS id, floor(extract(epoch FROM t.at))::float8 AS at, e.amount,
        e.balance_after AS balance, e.title
      FROM ledger_entries e JOIN ledger_transfers t ON t.id = e.transfer_id
      WHERE e.ledger_account_id = a.id ${before === undefined ? sql`` : sql`AND e.id < ${before}`}
      ORDER BY e.id DESC LIMIT ${limit}
    ) AS line ON true WHERE a.account_id = ${memberId} ORDER BY line.id::bigint DESC`.execute(db)
  const [first] = rows
  if (!first) return null
  const entries = rows.filter((row): row is WalletEntry & { coins: number } => row.id !== null)
  return { coins: first.coins, entries: entries.map(({ coins: _, ...entry }) => entry) }
}

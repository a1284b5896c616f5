import { sql } from 'kysely'
import { createLedger } from '../../../../server/src/modules/wallet'
import type { Db } from '../../../../server/src/platform/database'
import { makeMember } from '../../../../server/src/testing/make-member'

const COINS = 100_000
const AT_ONCE = 8

/** An anchor's room, and the tokens of members with coins. `keys` collects what was sent. */
export async function prepareRoom(db: Db, fans: number) {
  const ledger = createLedger({ db, clock: { now: () => Date.now() } })

  async function join(): Promise<{ id: string; token: string }> {
    const { id, token } = await makeMember(db)
    await sql`INSERT INTO ledger_accounts (kind, account_id, balance)
      VALUES ('member', ${id}, 0)`.execute(db)
    await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
      VALUES (${id}, ${`球迷${id}`}, ${id})`.execute(db)
    return { id, token }
  }

  async function fan(): Promise<string> {
    const { id, token } = await join()
    await ledger.transfer({
      key: `bench/${id}`,
      kind: 'bench',
      reference: 'start',
      legs: [
        { party: { house: 'issued' }, amount: -COINS, title: '赠送' },
        { party: { member: id }, amount: COINS, title: '赠送' },
      ],
    })
    return token
  }

  const anchor = await join()
  const { rows } = await sql<{ id: number }>`
    INSERT INTO rooms (anchor_id, title, column_id, created_at)
    VALUES (${anchor.id}, '直播间', 1, now()) RETURNING id`.execute(db)
  const tokens: string[] = []
  while (tokens.length < fans)
    tokens.push(...(await Promise.all(Array.from({ length: AT_ONCE }, fan))))
  const keys: string[] = []
  return { roomId: rows[0]?.id ?? 0, tokens, keys }
}

export type Books = {
  sum: number
  sends: number
  transfers: number
  /** Combos whose count is not the sum of their sends. */
  wrongCombos: number
  /** Shares that are not paid out. */
  waiting: number
  anchorCoins: number
  eventsASecond: number
}

/** What is booked of the gifts, in a room. */
export async function countBooks(db: Db, roomId = 0): Promise<Books> {
  const { rows } = await sql<Books>`
    SELECT (SELECT coalesce(sum(amount), 0)::float8 FROM ledger_entries) AS sum,
      (SELECT count(*)::int FROM gift_sends WHERE room_id = ${roomId}) AS sends,
      (SELECT count(*)::int FROM ledger_transfers WHERE kind = 'gift') AS transfers,
      (SELECT count(*)::int FROM (SELECT FROM gift_sends GROUP BY combo_id
        HAVING sum(count) <> max(combo_count)) AS wrong) AS "wrongCombos",
      (SELECT count(*)::int FROM gift_income) AS waiting,
      (SELECT coalesce(sum(balance), 0)::float8 FROM ledger_accounts WHERE account_id =
        (SELECT anchor_id FROM rooms WHERE id = ${roomId})) AS "anchorCoins",
      (SELECT coalesce((count(*) - 1)
        / nullif(extract(epoch FROM max(sent_at) - min(sent_at)), 0), 0)::float8
        FROM topic_events WHERE topic = ${`room/r${roomId}`}) AS "eventsASecond"
  `.execute(db)
  const [books] = rows
  if (!books) throw new Error('no books')
  return books
}

/** How many of these keys have no stored send. */
export async function countMissing(db: Db, keys: readonly string[]): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    SELECT count(*)::int AS missing FROM unnest(${[...keys]}::text[]) AS given (key)
    WHERE given.key NOT IN (SELECT s.key FROM gift_sends s)`.execute(db)
  return rows[0]?.missing ?? 0
}

import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import { skeletonOf } from '../../../platform/text-filter'
import type { InventedAnchor } from './people'

const NUMBERS = { from: 2_000_000_000, below: 10_000_000_000 } as const

/**
 * Creates the people of these names that do not exist, without phone and password. A name that a
 * member has taken is left to them.
 */
export async function insertPeople(trx: Db, names: readonly string[], nowMs: number) {
  const people = names.map((name) => ({
    id: randomInt(NUMBERS.from, NUMBERS.below),
    name,
    skeleton: skeletonOf(name),
    points: randomInt(0, 400),
  }))
  const columns = { id: 'bigint', name: 'text', skeleton: 'text', points: 'int' } as const
  await sql`
    WITH fresh AS (
      SELECT * FROM ${jsonRows('p', people, columns)}
      WHERE skeleton NOT IN (SELECT nickname_skeleton FROM profiles)
    ), made AS (
      INSERT INTO accounts (id, created_at, is_demo)
      SELECT id, ${new Date(nowMs)}, true FROM fresh ON CONFLICT DO NOTHING RETURNING id
    )
    INSERT INTO profiles (account_id, nickname, nickname_skeleton, points)
    SELECT fresh.id, name, skeleton, points FROM fresh JOIN made USING (id)`.execute(trx)
}

/** Gives a room to each invented anchor without one. */
export async function insertDemoRooms(
  trx: Db,
  anchors: readonly InventedAnchor[],
  nowMs: number,
): Promise<void> {
  const given = jsonRows('given', anchors, { name: 'text', column: 'smallint', notice: 'text' })
  await sql`
    INSERT INTO rooms (anchor_id, title, notice, column_id, is_demo, created_at)
    SELECT a.id, name, notice, "column", true, ${new Date(nowMs)}
    FROM ${given} JOIN profiles p ON p.nickname = name
    JOIN accounts a ON a.id = p.account_id AND a.is_demo AND a.deleted_at IS NULL
    ORDER BY "column", name
    ON CONFLICT (anchor_id) DO NOTHING`.execute(trx)
}

/** Ids of invented members who are no anchors. */
export async function readFans(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id::text FROM accounts a
    WHERE a.is_demo AND a.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM rooms r WHERE r.anchor_id = a.id)
    ORDER BY a.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lets each invented member follow some invented anchors, once. */
export async function insertDemoFollows(trx: Db, nowMs: number): Promise<void> {
  await sql`
    INSERT INTO follows (account_id, kind, target_id, is_on, at, title)
    SELECT f.id, 'member', r.anchor_id::text, true, ${new Date(nowMs)}, p.nickname
    FROM accounts f CROSS JOIN rooms r JOIN profiles p ON p.account_id = r.anchor_id
    WHERE f.is_demo AND f.deleted_at IS NULL AND r.is_demo AND f.id <> r.anchor_id
      AND (f.id + r.id * 7) % 4 = 0
    ON CONFLICT DO NOTHING`.execute(trx)
}

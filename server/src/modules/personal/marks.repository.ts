import type { FollowKind, SportId } from '@saidian/shared/contracts/personal'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../platform/database'

/**
 * A follow or a favourite: the two tables are alike. Times in milliseconds, `kickoffAt` in seconds.
 */
export type Mark = {
  kind: string
  sport: SportId | null
  id: string
  isOn: boolean
  at: number
  title: string
  kickoffAt: number | null
}
export type MarkTable = 'follows' | 'favourites'

/** Stores marks that are newer than the stored ones; resolves with those. */
export async function upsertMarks(
  trx: Db,
  table: MarkTable,
  memberId: string,
  marks: Mark[],
): Promise<Pick<Mark, 'kind' | 'id' | 'isOn'>[]> {
  const given = jsonRows('given', marks, {
    kind: 'text',
    sport: 'smallint',
    id: 'text',
    isOn: 'boolean',
    at: 'bigint',
    title: 'text',
    kickoffAt: 'bigint',
  })
  const { rows } = await sql<Pick<Mark, 'kind' | 'id' | 'isOn'>>`
    INSERT INTO ${sql.table(table)} AS known
      (account_id, kind, sport_id, target_id, is_on, at, title, kickoff_at)
    SELECT ${memberId}, kind, sport, id, "isOn", to_timestamp(at / 1000.0), title,
      to_timestamp("kickoffAt")
    FROM ${given}
    ORDER BY kind, id
    ON CONFLICT (account_id, kind, target_id) DO UPDATE
    SET sport_id = excluded.sport_id, is_on = excluded.is_on, at = excluded.at,
      title = excluded.title, kickoff_at = excluded.kickoff_at
    WHERE excluded.at > known.at
    RETURNING kind, target_id AS id, is_on AS "isOn"`.execute(trx)
  return rows
}

/** Ends the follows between two members; resolves with those who followed the other. */
export async function endFollowsBetween(
  trx: Db,
  [one, other]: readonly [string, string],
  nowMs: number,
): Promise<string[]> {
  const isBetween = sql`kind = 'member' AND is_on AND
    ((account_id = ${one}::bigint AND target_id = ${other}::text)
      OR (account_id = ${other}::bigint AND target_id = ${one}::text))`
  await sql`SELECT FROM follows WHERE ${isBetween} ORDER BY account_id FOR UPDATE`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    UPDATE follows SET is_on = false, at = greatest(at, ${new Date(nowMs)})
    WHERE ${isBetween} RETURNING account_id::text AS id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Whether a member follows one target, such as another member. */
export async function isFollowing(
  db: Db,
  memberId: string,
  { kind, id }: { kind: FollowKind; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM follows
    WHERE account_id = ${memberId} AND kind = ${kind} AND target_id = ${id} AND is_on`.execute(db)
  return rows.length > 0
}

/** Ids of what a member follows of one kind. */
export async function readFollowedIds(
  db: Db,
  memberId: string,
  kind: FollowKind,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT target_id AS id FROM follows
    WHERE account_id = ${memberId} AND kind = ${kind} AND is_on`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many members follow one target; read from an index alone. */
export async function countFollowers(
  db: Db,
  { kind, id }: { kind: FollowKind; id: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM follows
    WHERE kind = ${kind} AND target_id = ${id} AND is_on`.execute(db)
  return rows[0]?.count ?? 0
}

/** All marks of a member, newest first, including those taken back. */
export async function readMarks<M extends Mark>(
  db: Db,
  table: MarkTable,
  memberId: string,
): Promise<M[]> {
  const { rows } = await sql<M>`
    SELECT kind, sport_id AS sport, target_id AS id, is_on AS "isOn",
      (extract(epoch FROM at) * 1000)::bigint AS at, title,
      extract(epoch FROM kickoff_at)::bigint AS "kickoffAt"
    FROM ${sql.table(table)} WHERE account_id = ${memberId}
    ORDER BY at DESC, kind, target_id`.execute(db)
  return rows
}

/** Deletes marks that this member took back, except for the `maxEntries` newest. */
export async function trimTakenBack(
  trx: Db,
  table: MarkTable,
  memberId: string,
  maxEntries: number,
): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} WHERE account_id = ${memberId} AND (kind, target_id) IN (
      SELECT kind, target_id FROM ${sql.table(table)} WHERE account_id = ${memberId} AND NOT is_on
      ORDER BY at DESC OFFSET ${maxEntries})`.execute(trx)
}

/** Deletes marks of all members that were taken back before then. */
export async function sweepTakenBack(db: Db, table: MarkTable, beforeMs: number): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} WHERE NOT is_on AND at < ${new Date(beforeMs)}`.execute(db)
}

export async function deleteMarks(trx: Db, table: MarkTable, memberId: string): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE account_id = ${memberId}`.execute(trx)
}

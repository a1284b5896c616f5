import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { type Asked, STATE, type StoredRequest } from './stored-request'

const COLUMNS = sql`id::text, from_id::text AS "from", to_id::text AS "to", message, state,
  (extract(epoch FROM at) * 1000)::float8 AS "atMs"`

export async function findRequest(db: Db, { from, to }: Asked): Promise<StoredRequest | null> {
  const { rows } = await sql<StoredRequest>`SELECT ${COLUMNS} FROM friend_requests
    WHERE from_id = ${from} AND to_id = ${to}`.execute(db)
  return rows[0] ?? null
}

export async function requestById(db: Db, id: string): Promise<StoredRequest | null> {
  const { rows } = await sql<StoredRequest>`SELECT ${COLUMNS} FROM friend_requests
    WHERE id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Stores what a member asks, in place of what they asked the same one before. */
export async function storeRequest(
  trx: Db,
  { from, to }: Asked,
  { message, nowMs }: { message: string; nowMs: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO friend_requests AS known (from_id, to_id, message, state, at)
    VALUES (${from}, ${to}, ${message}, ${STATE.waiting}, ${new Date(nowMs)})
    ON CONFLICT (from_id, to_id) DO UPDATE
    SET message = excluded.message, state = excluded.state, at = excluded.at
    RETURNING id::text`.execute(trx)
  return rows[0]?.id ?? ''
}

export async function setRequestState(trx: Db, { from, to }: Asked, state: number): Promise<void> {
  await sql`UPDATE friend_requests SET state = ${state}
    WHERE from_id = ${from} AND to_id = ${to}`.execute(trx)
}

const LISTED = 500

/** Requests to a member since then, newest first. */
export async function readRequests(
  db: Db,
  memberId: string,
  sinceMs: number,
): Promise<StoredRequest[]> {
  const { rows } = await sql<StoredRequest>`SELECT ${COLUMNS} FROM friend_requests
    WHERE to_id = ${memberId} AND at > ${new Date(sinceMs)}
    ORDER BY friend_requests.at DESC, friend_requests.id DESC LIMIT ${LISTED}`.execute(db)
  return rows
}

/** Who asked a member since then and waits. */
export async function readWaiting(db: Db, memberId: string, sinceMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT from_id::text AS id FROM friend_requests
    WHERE to_id = ${memberId} AND state = ${STATE.waiting} AND at > ${new Date(sinceMs)}
    ORDER BY at DESC LIMIT ${LISTED}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What these members and a member asked each other since then. */
export async function readBetween(
  db: Db,
  memberId: string,
  { ids, sinceMs }: { ids: readonly string[]; sinceMs: number },
): Promise<StoredRequest[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredRequest>`SELECT ${COLUMNS} FROM friend_requests
    WHERE at > ${new Date(sinceMs)}
      AND (from_id = ${memberId} AND to_id = ANY(${[...ids]}::bigint[])
        OR to_id = ${memberId} AND from_id = ANY(${[...ids]}::bigint[]))`.execute(db)
  return rows
}

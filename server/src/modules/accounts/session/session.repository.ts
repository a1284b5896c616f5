import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { isBanned } from '../../governance'
import { SESSION_TIMES } from './session.rules'

/** Times in milliseconds since 1970. */
export type Session = {
  id: string
  accountId: string
  deviceName: string
  region: string
  loggedInAt: number
  seenAt: number
  expiresAt: number
}

const at = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`

const COLUMNS = sql`s.id::text, s.account_id::text AS "accountId", s.device_name AS "deviceName",
  s.region,
  extract(epoch FROM s.logged_in_at)::float8 * 1000 AS "loggedInAt",
  extract(epoch FROM s.seen_at)::float8 * 1000 AS "seenAt",
  extract(epoch FROM s.expires_at)::float8 * 1000 AS "expiresAt"`

export async function insertSession(
  trx: Db,
  session: Session,
  token: { hash: Buffer; isCookie: boolean },
): Promise<void> {
  await sql`
    INSERT INTO sessions (id, account_id, token_hash, device_name, region,
      logged_in_at, seen_at, expires_at, is_cookie)
    VALUES (${session.id}, ${session.accountId}, ${token.hash}, ${session.deviceName},
      ${session.region}, ${at(session.loggedInAt)}, ${at(session.seenAt)},
      ${at(session.expiresAt)}, ${token.isCookie})`.execute(trx)
}

/** A session, and whether its member is banned (封禁) from the product. */
export type FoundSession = Session & { isBanned: boolean }

/**
 * Sessions by the hashes of their tokens in hex, expired or not; unknown ones and those of erased
 * accounts are left out.
 */
export async function findSessions(
  db: Db,
  tokenHashes: readonly string[],
  nowMs: number,
): Promise<Map<string, FoundSession>> {
  const product = { member: sql`a.id`, where: { scope: 'product' }, nowMs } as const
  const { rows } = await sql<FoundSession & { tokenHash: string }>`
    SELECT ${COLUMNS}, encode(s.token_hash, 'hex') AS "tokenHash",
      ${isBanned(product)} AS "isBanned"
    FROM sessions s JOIN accounts a ON a.id = s.account_id
    WHERE s.token_hash IN (SELECT decode(unnest(${tokenHashes}::text[]), 'hex'))
      AND NOT s.is_cookie AND a.deleted_at IS NULL`.execute(db)
  return new Map(rows.map(({ tokenHash, ...session }) => [tokenHash, session]))
}

/** Sessions by their ids, expired or not; unknown ones are left out. */
export async function readSessionsById(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Session>> {
  const { rows } = await sql<Session>`
    SELECT ${COLUMNS} FROM sessions s WHERE s.id = ANY(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((session) => [session.id, session]))
}

/** Which of these sessions are still valid. */
export async function readAlive(db: Db, ids: readonly string[], nowMs: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT s.id::text FROM sessions s WHERE s.id = ANY(${ids}::uuid[])
      AND s.expires_at > ${at(nowMs)} AND s.seen_at > ${at(nowMs - SESSION_TIMES.idleMs)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Sessions of a member, by last use. */
export async function readSessions(db: Db, accountId: string, nowMs: number): Promise<Session[]> {
  const { rows } = await sql<Session>`
    SELECT ${COLUMNS} FROM sessions s WHERE s.account_id = ${accountId}::bigint
      AND s.expires_at > ${at(nowMs)} AND s.seen_at > ${at(nowMs - SESSION_TIMES.idleMs)}
    ORDER BY s.seen_at DESC, s.id`.execute(db)
  return rows
}

/** Stores the time of the last use. Rows are locked in the order of their ids. */
export async function touchSessions(db: Db, ids: readonly string[], nowMs: number): Promise<void> {
  await sql`UPDATE sessions SET seen_at = ${at(nowMs)} WHERE id IN (
    SELECT id FROM sessions WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE)`.execute(db)
}

/** Ends sessions of a member: the one named, all but one, or all; resolves with the ended ids. */
export async function deleteSessions(
  db: Db,
  accountId: string,
  which: { id: string } | { allBut: string } | 'all',
): Promise<string[]> {
  const condition =
    which === 'all' ? sql`true` : 'id' in which ? sql`id = ${which.id}` : sql`id <> ${which.allBut}`
  const { rows } = await sql<{ id: string }>`
    DELETE FROM sessions WHERE account_id = ${accountId}::bigint AND ${condition}
    RETURNING id::text`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes all but the `count` last used sessions of a member. */
export async function deleteOldSessions(trx: Db, accountId: string, count: number): Promise<void> {
  await sql`DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE account_id = ${accountId}::bigint
    ORDER BY seen_at DESC, logged_in_at DESC, id OFFSET ${count})`.execute(trx)
}

export async function deleteExpiredSessions(db: Db, nowMs: number): Promise<void> {
  await sql`DELETE FROM sessions
    WHERE expires_at <= ${at(nowMs)} OR seen_at <= ${at(nowMs - SESSION_TIMES.idleMs)}`.execute(db)
}

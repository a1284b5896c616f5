import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { isBanned } from '../../governance'

/** A cookie session as found by a token; times in milliseconds since 1970. */
export type CookieSession = {
  id: string
  accountId: string
  seenAt: number
  expiresAt: number
  /**
   * Whether the token is the current one, the next one that was not used yet, or a replaced one.
   */
  kind: 'current' | 'next' | 'spent'
  /** How long ago this kind began. */
  ageMs: number
  /** The member is banned (封禁) from the product. */
  isBanned: boolean
}

/** The session of a token that is or was in its cookie. */
export async function findCookieSession(
  db: Db,
  hash: Buffer,
  nowMs: number,
): Promise<CookieSession | null> {
  const product = { member: sql`a.id`, where: { scope: 'product' }, nowMs } as const
  const { rows } = await sql<CookieSession>`
    SELECT s.id::text, s.account_id::text AS "accountId",
      extract(epoch FROM s.seen_at)::float8 * 1000 AS "seenAt",
      extract(epoch FROM s.expires_at)::float8 * 1000 AS "expiresAt", f.kind,
      extract(epoch FROM clock_timestamp() - f.since)::float8 * 1000 AS "ageMs",
      ${isBanned(product)} AS "isBanned"
    FROM (
      SELECT id, 'current' AS kind, token_at AS since FROM sessions WHERE token_hash = ${hash}
      UNION ALL SELECT id, 'next', next_at FROM sessions WHERE next_hash = ${hash}
      UNION ALL SELECT session_id, 'spent', spent_at FROM spent_tokens WHERE token_hash = ${hash}
    ) f JOIN sessions s ON s.id = f.id JOIN accounts a ON a.id = s.account_id
    WHERE s.is_cookie AND a.deleted_at IS NULL`.execute(db)
  return rows[0] ?? null
}

/**
 * Stores the token that is to replace the current one. False while another one is in flight: its
 * answer may be late or lost, and the device stores the token that arrives last.
 */
export async function offerToken(
  db: Db,
  id: string,
  { current, next, againMs }: { current: Buffer; next: Buffer; againMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE sessions SET next_hash = ${next}, next_at = now()
    WHERE id = ${id} AND token_hash = ${current}
      AND (next_at IS NULL OR next_at < now() - ${againMs / 1000}::float8 * interval '1 second')
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** The next token was used: it becomes the current one, and the one before is spent. */
export async function confirmToken(db: Db, id: string, next: Buffer): Promise<void> {
  await sql`
    WITH before AS (
      SELECT id, token_hash FROM sessions WHERE id = ${id} AND next_hash = ${next} FOR UPDATE
    ),
    spent AS (INSERT INTO spent_tokens (token_hash, session_id, spent_at)
      SELECT token_hash, id, now() FROM before ON CONFLICT DO NOTHING)
    UPDATE sessions s SET token_hash = ${next}, token_at = now(), next_hash = NULL, next_at = NULL
    FROM before WHERE s.id = before.id`.execute(db)
}

/** Deletes tokens that were spent at least this long ago. */
export async function deleteOldSpentTokens(db: Db, olderMs: number): Promise<void> {
  await sql`DELETE FROM spent_tokens
    WHERE spent_at < now() - ${olderMs / 1000}::float8 * interval '1 second'`.execute(db)
}

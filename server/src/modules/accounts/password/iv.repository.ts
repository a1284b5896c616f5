import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

const at = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`

export async function insertIv(db: Db, iv: Buffer, nowMs: number): Promise<void> {
  await sql`INSERT INTO password_ivs (iv, made_at) VALUES (${iv}, ${at(nowMs)})`.execute(db)
}

/** Spends a vector; false for one that is unknown, was used or is older than `livesMs`. */
export async function takeIv(db: Db, iv: Buffer, nowMs: number, livesMs: number): Promise<boolean> {
  const { rows } = await sql<{ isFresh: boolean }>`
    DELETE FROM password_ivs WHERE iv = ${iv}
    RETURNING abs(extract(epoch FROM made_at - ${at(nowMs)})) * 1000 < ${livesMs} AS "isFresh"`.execute(db)
  return rows[0]?.isFresh ?? false
}

/** Also those from after now, of a clock that was put back. */
export async function deleteOldIvs(db: Db, nowMs: number, livesMs: number): Promise<void> {
  await sql`DELETE FROM password_ivs
    WHERE made_at NOT BETWEEN ${at(nowMs - livesMs)} AND ${at(nowMs + livesMs)}`.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export async function insertIv(db: Db, iv: Buffer): Promise<void> {
  await sql`INSERT INTO password_ivs (iv, made_at) VALUES (${iv}, now())`.execute(db)
}

/** Spends a vector; false when it is unknown, spent or older than `livesMs`. */
export async function takeIv(db: Db, iv: Buffer, livesMs: number): Promise<boolean> {
  const { rows } = await sql<{ isFresh: boolean }>`
    DELETE FROM password_ivs WHERE iv = ${iv}
    RETURNING abs(extract(epoch FROM made_at - now())) * 1000 < ${livesMs} AS "isFresh"`.execute(db)
  return rows[0]?.isFresh ?? false
}

export async function deleteOldIvs(db: Db, livesMs: number): Promise<void> {
  await sql`DELETE FROM password_ivs
    WHERE abs(extract(epoch FROM made_at - now())) * 1000 > ${livesMs}`.execute(db)
}

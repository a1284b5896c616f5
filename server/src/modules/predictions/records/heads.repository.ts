import type { ChainHead } from '@saidian/shared/contracts/predictions'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { PredictionRecord } from './record-chain'

export type StoredHead = ChainHead & { hashBytes: Buffer }

const COLUMNS = sql`to_char(day, 'YYYY-MM-DD') AS day, record_id AS record,
  encode(hash, 'hex') AS hash, hash AS "hashBytes",
  floor(extract(epoch FROM published_at))::float8 AS "publishedAt"`

/** All heads, newest day first. */
export async function readHeads(db: Db): Promise<StoredHead[]> {
  const { rows } = await sql<StoredHead>`
    SELECT ${COLUMNS} FROM prediction_heads ORDER BY prediction_heads.day DESC`.execute(db)
  return rows
}

export async function readNewestHead(db: Db): Promise<StoredHead | null> {
  const { rows } = await sql<StoredHead>`
    SELECT ${COLUMNS} FROM prediction_heads
    ORDER BY prediction_heads.day DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** The first published head whose chain includes the record. */
export async function readHeadOver(db: Db, record: number): Promise<StoredHead | null> {
  const { rows } = await sql<StoredHead>`
    SELECT ${COLUMNS} FROM prediction_heads WHERE record_id >= ${record}
    ORDER BY prediction_heads.day LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** The last record before this time. */
export async function readLastBefore(db: Db, before: Date): Promise<PredictionRecord | null> {
  const { rows } = await sql<PredictionRecord>`
    SELECT * FROM prediction_records WHERE at < ${before}
    ORDER BY id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

export async function readFirstRecordTime(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    SELECT at FROM prediction_records ORDER BY id LIMIT 1`.execute(db)
  return rows[0]?.at ?? null
}

/** Adds the head of a day, unless another process did. */
export async function insertHead(
  db: Db,
  { day, record, publishedAt }: { day: string; record: PredictionRecord; publishedAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO prediction_heads (day, record_id, hash, published_at)
    VALUES (${day}, ${record.id}, ${record.hash}, ${publishedAt})
    ON CONFLICT (day) DO NOTHING`.execute(db)
}

import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'

export type WrittenAt = { id: string; at: number }

export async function readWrittenAt(db: Db, ids: readonly string[]): Promise<WrittenAt[]> {
  const { rows } = await sql<WrittenAt>`
    SELECT id::text, floor(extract(epoch FROM at))::float8 AS at FROM posts
    WHERE id = ANY(${ids}::bigint[]) AND state <> 'deleted'`.execute(db)
  return rows
}

/** Stores scores that changed; rows are locked in the order of their ids. */
export async function saveScores(
  db: Db,
  scores: readonly { id: string; score: number }[],
): Promise<number> {
  const given = jsonRows('given', scores, { id: 'bigint', score: 'bigint' })
  const { rows } = await sql`
    WITH changed AS (
      SELECT p.id, given.score FROM ${given} JOIN posts p ON p.id = given.id
      WHERE p.score <> given.score ORDER BY p.id FOR NO KEY UPDATE OF p
    )
    UPDATE posts SET score = changed.score FROM changed WHERE posts.id = changed.id
    RETURNING 1`.execute(db)
  return rows.length
}

/** Shown posts below an id, newest first, for a walk back through them. */
export async function readBelow(
  db: Db,
  { beforeId, limit }: { beforeId: string | null; limit: number },
): Promise<WrittenAt[]> {
  const { rows } = await sql<WrittenAt>`
    SELECT id::text, floor(extract(epoch FROM at))::float8 AS at FROM posts
    WHERE state = 'shown' ${beforeId === null ? sql`` : sql`AND id < ${beforeId}::bigint`}
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

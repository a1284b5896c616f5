import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { StoredSize } from './picture-kind'

export type PictureState = 'waiting' | 'shown' | 'rejected'

export async function insertPicture(
  db: Db,
  { key, width, height, memberId, nowMs }: StoredSize & { memberId: string; nowMs: number },
): Promise<void> {
  await sql`INSERT INTO post_pictures (key, member_id, width, height, made_at)
    VALUES (${key}, ${memberId}, ${width}, ${height}, ${new Date(nowMs)})`.execute(db)
}

/** Gives the member's own unused pictures to a post, in their order; resolves with how many. */
export async function attachPictures(
  trx: Db,
  of: { postId: string; memberId: string; keys: readonly string[]; state: PictureState },
): Promise<number> {
  const { rows } = await sql`
    UPDATE post_pictures p SET post_id = ${of.postId}, place = given.place, state = ${of.state},
      was_shown = ${of.state === 'shown'}
    FROM unnest(${of.keys}::text[]) WITH ORDINALITY AS given (key, place)
    WHERE p.key = given.key AND p.member_id = ${of.memberId} AND p.post_id IS NULL
    RETURNING 1`.execute(trx)
  return rows.length
}

export type PostPicture = StoredSize & { postId: string; state: PictureState }

/** Pictures of posts in their order, without rejected ones. */
export async function readPictures(
  db: Db,
  postIds: readonly string[],
): Promise<Map<string, PostPicture[]>> {
  if (postIds.length === 0) return new Map()
  const { rows } = await sql<PostPicture>`
    SELECT post_id::text AS "postId", key, width, height, state FROM post_pictures
    WHERE post_id = ANY(${postIds}::bigint[]) AND state <> 'rejected'
    ORDER BY post_id, place`.execute(db)
  const byPost = new Map<string, PostPicture[]>()
  for (const row of rows) byPost.set(row.postId, [...(byPost.get(row.postId) ?? []), row])
  return byPost
}

/** How a picture may be served: to everybody, to who knows its secret name, or not at all. */
export async function readAccess(db: Db, key: string): Promise<'public' | 'secret' | null> {
  const { rows } = await sql<{ access: 'public' | 'secret' | null }>`
    SELECT CASE
        WHEN r.state = 'rejected' OR p.state IN ('rejected', 'deleted') THEN NULL
        WHEN r.state = 'shown' AND p.state = 'shown' THEN 'public'
        WHEN NOT r.was_shown OR NOT p.was_shown THEN 'secret'
      END AS access
    FROM post_pictures r LEFT JOIN posts p ON p.id = r.post_id WHERE r.key = ${key}`.execute(db)
  return rows[0]?.access ?? null
}

/** Changes the state of a picture of a post; null when it is gone. */
export async function setPictureState(
  trx: Db,
  key: string,
  state: PictureState,
): Promise<{ postId: string } | null> {
  const { rows } = await sql<{ postId: string }>`
    UPDATE post_pictures SET state = ${state}, was_shown = was_shown OR ${state === 'shown'}
    WHERE key = ${key} AND post_id IS NOT NULL RETURNING post_id::text AS "postId"`.execute(trx)
  return rows[0] ?? null
}

/** Removes the pictures of a post; resolves with their keys, whose files go after the commit. */
export async function deletePicturesOf(trx: Db, postId: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM post_pictures WHERE post_id = ${postId} RETURNING key`.execute(trx)
  return rows.map(({ key }) => key)
}

export async function knownPictures(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM post_pictures WHERE key = ANY(${keys})`.execute(db)
  return rows.map(({ key }) => key)
}

/** Removes pictures that no post has taken since then; resolves with their keys. */
export async function deleteUnused(db: Db, beforeMs: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    DELETE FROM post_pictures
    WHERE post_id IS NULL AND made_at < ${new Date(beforeMs)} RETURNING key`.execute(db)
  return rows.map(({ key }) => key)
}

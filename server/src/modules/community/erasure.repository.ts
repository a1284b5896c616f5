import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { changeState, emptyPost, lockPost } from './posts/posts.repository'

/** What a member wrote and did in circles, for the export. */
export async function readCommunityOf(db: Db, memberId: string) {
  const posts = await sql`
    SELECT p.id::text AS code, circle_id AS "circleId", state, text, region,
      floor(extract(epoch FROM at))::float8 AS at,
      ARRAY(SELECT key FROM post_pictures WHERE post_id = p.id ORDER BY place) AS pictures
    FROM posts p WHERE author_id = ${memberId} AND state <> 'deleted' ORDER BY id`.execute(db)
  const circles = await sql`
    SELECT circle_id AS id, floor(extract(epoch FROM joined_at))::float8 AS "joinedAt"
    FROM circle_members WHERE member_id = ${memberId} ORDER BY circle_id`.execute(db)
  const unused = await sql<{ key: string }>`
    SELECT key FROM post_pictures WHERE member_id = ${memberId} AND post_id IS NULL
    ORDER BY key`.execute(db)
  return {
    posts: posts.rows,
    circles: circles.rows,
    unusedPictures: unused.rows.map(({ key }) => key),
  }
}

/** Empties the posts of a member and removes the rest; resolves with the keys of pictures. */
export async function eraseCommunityOf(trx: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM posts WHERE author_id = ${memberId}
    ORDER BY circle_id, id`.execute(trx)
  const pictures = await sql<{ key: string }>`
    DELETE FROM post_pictures WHERE member_id = ${memberId} RETURNING key`.execute(trx)
  for (const { id } of rows) {
    const post = await lockPost(trx, id)
    if (!post) continue
    await changeState(trx, post, 'deleted')
    await emptyPost(trx, id)
  }
  await sql`DELETE FROM post_topics WHERE post_id IN (
    SELECT id FROM posts WHERE author_id = ${memberId})`.execute(trx)
  await leaveCircles(trx, memberId)
  await sql`DELETE FROM circle_managers WHERE member_id = ${memberId}`.execute(trx)
  await sql`UPDATE circle_acts SET reason = '' WHERE member_id = ${memberId}`.execute(trx)
  return pictures.rows.map(({ key }) => key)
}

/** Circles are locked in the order of their ids. */
async function leaveCircles(trx: Db, memberId: string): Promise<void> {
  await sql`SELECT FROM circles WHERE id IN (
      SELECT circle_id FROM circle_members WHERE member_id = ${memberId})
    ORDER BY id FOR NO KEY UPDATE`.execute(trx)
  await sql`
    WITH gone AS (
      DELETE FROM circle_members WHERE member_id = ${memberId} RETURNING circle_id
    )
    UPDATE circles c SET members = members - 1 FROM gone WHERE gone.circle_id = c.id`.execute(trx)
}

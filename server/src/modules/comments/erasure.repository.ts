import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** Everything that a member wrote, oldest first. */
export async function exportComments(db: Db, memberId: string): Promise<unknown> {
  const comments = await sql`
    SELECT id::text, kind, subject_id::text AS "subjectId", spans, state, region, minute,
      floor(extract(epoch FROM at))::float8 AS at
    FROM comments WHERE author_id = ${memberId} ORDER BY comments.id`.execute(db)
  return { comments: comments.rows }
}

/** Empties what an erased member wrote; a comment with replies of others keeps its place. */
export async function eraseComments(trx: Db, memberId: string): Promise<void> {
  await sql`UPDATE comments SET reply_to_author = NULL
    WHERE reply_to_author = ${memberId}`.execute(trx)
  // In the order in which writers lock: comments that are answered, own ones, their subjects.
  await sql`SELECT FROM comments WHERE id IN (
      SELECT parent_id FROM comments WHERE author_id = ${memberId}) OR author_id = ${memberId}
    ORDER BY parent_id NULLS FIRST, id FOR UPDATE`.execute(trx)
  await sql`
    UPDATE comments parent SET replies = replies - own.count, hot = hot - own.count
    FROM (SELECT parent_id, count(*)::int AS count FROM comments
      WHERE author_id = ${memberId} AND state = 'shown' AND parent_id IS NOT NULL
      GROUP BY parent_id) own
    WHERE parent.id = own.parent_id`.execute(trx)
  await sql`
    SELECT FROM comment_subjects WHERE (kind, subject_id) IN (
      SELECT kind, subject_id FROM comments WHERE author_id = ${memberId} AND state = 'shown')
    ORDER BY kind, subject_id FOR UPDATE`.execute(trx)
  await sql`
    UPDATE comment_subjects known SET total = total - own.count
    FROM (SELECT kind, subject_id, count(*)::int AS count FROM comments
      WHERE author_id = ${memberId} AND state = 'shown' GROUP BY kind, subject_id) own
    WHERE known.kind = own.kind AND known.subject_id = own.subject_id`.execute(trx)
  await sql`
    UPDATE comments SET state = 'deleted', spans = '[]', region = '', minute = NULL
    WHERE author_id = ${memberId}`.execute(trx)
}

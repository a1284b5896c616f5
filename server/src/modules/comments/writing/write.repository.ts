import type { Span } from '@saidian/shared/contracts/content'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { SubjectKey } from '../reading/threads.repository'
import { type StoredComment, SUBJECT_KINDS, textOf } from '../stored-comment'
import type { WrittenText } from './repeated-text.rules'

/** One comment of a member at a time; others of theirs wait until the transaction ends. */
export async function lockAuthor(
  trx: Db,
  authorId: string,
): Promise<{ joinedAtMs: number } | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`comment/${authorId}`}, 0))`.execute(
    trx,
  )
  const { rows } = await sql<{ joinedAtMs: number }>`
    SELECT (extract(epoch FROM created_at) * 1000)::float8 AS "joinedAtMs" FROM accounts
    WHERE id = ${authorId} AND deleted_at IS NULL FOR SHARE`.execute(trx)
  return rows[0] ?? null
}

/** The comment that was stored under a key of its author. */
export async function findByKey(db: Db, authorId: string, key: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM comments
    WHERE author_id = ${authorId} AND request_key = ${key}`.execute(db)
  return rows[0]?.id ?? null
}

/** What a member wrote since a time, newest first. */
export async function readRecent(
  trx: Db,
  authorId: string,
  { subject, sinceMs }: { subject: SubjectKey; sinceMs: number },
): Promise<WrittenText[]> {
  const { rows } = await sql<{ spans: Span[]; isSameSubject: boolean }>`
    SELECT spans, kind = ${SUBJECT_KINDS[subject.kind]} AND subject_id = ${subject.id}
      AS "isSameSubject"
    FROM (SELECT * FROM comments WHERE author_id = ${authorId} ORDER BY id DESC LIMIT 100) AS c
    WHERE at > ${new Date(sinceMs)} AND state <> 'deleted'`.execute(trx)
  return rows.map(({ spans, isSameSubject }) => ({ text: textOf(spans), isSameSubject }))
}

/** Counts a reply to a comment of its own; the row stays locked until the transaction ends. */
export async function countReply(trx: Db, parentId: string, by: 1 | -1): Promise<void> {
  await sql`UPDATE comments SET replies = replies + ${by}, hot = hot + ${by}
    WHERE id = ${parentId}`.execute(trx)
}

/** Counts in the subject; returns the floor of a new comment of its own. */
export async function countInSubject(
  trx: Db,
  { kind, id }: SubjectKey,
  { floors, total }: { floors: 0 | 1; total: -1 | 0 | 1 },
): Promise<number> {
  const { rows } = await sql<{ floors: number }>`
    INSERT INTO comment_subjects AS known (kind, subject_id, floors, total)
    VALUES (${SUBJECT_KINDS[kind]}, ${id}, ${floors}, ${total})
    ON CONFLICT (kind, subject_id) DO UPDATE
    SET floors = known.floors + ${floors}, total = known.total + ${total}
    RETURNING floors`.execute(trx)
  return rows[0]?.floors ?? 0
}

export type NewComment = Pick<
  StoredComment,
  'floor' | 'parentId' | 'replyToAuthor' | 'authorId' | 'state' | 'spans' | 'region' | 'minute'
> & { subject: SubjectKey; key: string; atMs: number }

export async function insertComment(trx: Db, comment: NewComment): Promise<string> {
  const { subject, floor, parentId, replyToAuthor, authorId, key, state } = comment
  const { rows } = await sql<{ id: string }>`
    INSERT INTO comments (kind, subject_id, floor, parent_id, reply_to_author, author_id,
      request_key, state, spans, region, minute, at)
    VALUES (${SUBJECT_KINDS[subject.kind]}, ${subject.id}, ${floor}, ${parentId},
      ${replyToAuthor}, ${authorId}, ${key}, ${state}, ${JSON.stringify(comment.spans)}::jsonb,
      ${comment.region}, ${comment.minute}, ${new Date(comment.atMs)})
    RETURNING id::text`.execute(trx)
  return rows[0]?.id ?? ''
}

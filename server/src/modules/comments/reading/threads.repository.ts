import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { COMMENT_COLUMNS, type StoredComment, SUBJECT_KINDS } from '../stored-comment'
import type { SubjectKind } from '../subjects'
import type { Place } from './cursor.rules'

/** Who reads: own comments that wait are theirs to see, hidden authors are not. */
export type Reader = { memberId: string | null; hidden: ReadonlySet<string> }

export type SubjectKey = { kind: SubjectKind; id: string }

/** Of `comments AS c`; every list of a reader has it. */
function isSeenBy({ memberId, hidden }: Reader): RawBuilder<unknown> {
  const isOthers = hidden.size === 0 ? sql`true` : sql`c.author_id <> ALL(${[...hidden]}::bigint[])`
  return sql`c.is_listed AND (c.state <> 'waiting' OR c.author_id = ${memberId}::bigint)
    AND ${isOthers}`
}

const ofSubject = ({ kind, id }: SubjectKey) =>
  sql`c.kind = ${SUBJECT_KINDS[kind]} AND c.subject_id = ${id} AND c.floor > 0`

/** Comments of their own from a place on, in the order that the place belongs to. */
export async function readThreads(
  db: Db,
  subject: SubjectKey,
  { place, reader, limit }: { place: Place; reader: Reader; limit: number },
): Promise<StoredComment[]> {
  const { rows } = await sql<StoredComment>`
    SELECT ${COMMENT_COLUMNS} FROM comments c
    WHERE ${ofSubject(subject)} AND ${isSeenBy(reader)} ${partFrom(place)}
    LIMIT ${limit}`.execute(db)
  return rows
}

function partFrom(place: Place): RawBuilder<unknown> {
  if ('after' in place) return sql`AND c.floor > ${place.after} ORDER BY c.floor`
  if ('before' in place) return sql`AND c.floor < ${place.before} ORDER BY c.floor DESC`
  const [hot, floor] = place.hotBelow
  return sql`AND (c.hot, c.floor) < (${hot}::int, ${floor}::int)
    ORDER BY c.hot DESC, c.floor DESC`
}

/** The first replies of each of these comments, oldest first. */
export async function readFirstReplies(
  db: Db,
  parentIds: readonly string[],
  { reader, limit }: { reader: Reader; limit: number },
): Promise<StoredComment[]> {
  if (parentIds.length === 0) return []
  const { rows } = await sql<StoredComment>`
    SELECT replies.* FROM unnest(${parentIds}::bigint[]) WITH ORDINALITY AS parent (id, place)
    CROSS JOIN LATERAL (
      SELECT ${COMMENT_COLUMNS} FROM comments c
      WHERE c.parent_id = parent.id AND ${isSeenBy(reader)} ORDER BY c.id LIMIT ${limit}
    ) AS replies`.execute(db)
  return rows
}

/** Replies after one of them, oldest first. */
export async function readReplies(
  db: Db,
  parentId: string,
  { after, reader, limit }: { after: number; reader: Reader; limit: number },
): Promise<StoredComment[]> {
  const { rows } = await sql<StoredComment>`
    SELECT ${COMMENT_COLUMNS} FROM comments c
    WHERE c.parent_id = ${parentId} AND ${isSeenBy(reader)} AND c.id > ${after}::bigint
    ORDER BY c.id LIMIT ${limit}`.execute(db)
  return rows
}

/** A comment in any state; null for an unknown one. */
export async function findComment(db: Db, id: string): Promise<StoredComment | null> {
  const { rows } = await sql<StoredComment>`
    SELECT ${COMMENT_COLUMNS} FROM comments c WHERE c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** A comment that the reader sees in a list. */
export async function findSeen(db: Db, id: string, reader: Reader): Promise<StoredComment | null> {
  const { rows } = await sql<StoredComment>`
    SELECT ${COMMENT_COLUMNS} FROM comments c
    WHERE c.id = ${id} AND ${isSeenBy(reader)}`.execute(db)
  return rows[0] ?? null
}

/** What an author wrote, newest first, without what they deleted. */
export async function readOwn(
  db: Db,
  authorId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<StoredComment[]> {
  const { rows } = await sql<StoredComment>`
    SELECT ${COMMENT_COLUMNS} FROM comments c
    WHERE c.author_id = ${authorId} AND c.state <> 'deleted'
      AND (${before}::bigint IS NULL OR c.id < ${before}::bigint)
    ORDER BY c.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** How many comments and replies of these subjects everybody sees; none are left out. */
export async function readTotals(
  db: Db,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; total: number }>`
    SELECT subject_id::text AS id, total FROM comment_subjects
    WHERE kind = ${SUBJECT_KINDS[kind]} AND subject_id = ANY(${ids}::bigint[])`.execute(db)
  const totals = new Map(rows.map(({ id, total }) => [id, total]))
  return new Map(ids.map((id) => [id, totals.get(id) ?? 0]))
}

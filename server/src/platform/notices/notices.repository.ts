import type { Notice, Unread } from '@saidian/shared/contracts/notices'
import { sql } from 'kysely'
import type { Db } from '../database'

const atTime = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`

const NOTICE = sql`id::text, kind, template, data, link, count,
  round(extract(epoch FROM at) * 1000)::float8 AS at, read_at IS NOT NULL AS "isRead"`

/** A notice to be stored; `group` names the notices that are one row while unread. */
export type NewNotice = Pick<Notice, 'kind' | 'template' | 'data' | 'link' | 'at'> & {
  memberId: string
  group?: string
  /** How many acts it stands for. */
  count: number
}

/** How many of the keys are new: a notice was stored before under the others. */
export async function insertKeys(
  trx: Db,
  { memberId, keys, at }: { memberId: string; keys: readonly string[]; at: number },
): Promise<number> {
  const { rows } = await sql`INSERT INTO notice_keys (account_id, key, at)
    SELECT ${memberId}::bigint, key, ${atTime(at)}
    FROM (SELECT DISTINCT unnest(${keys}::text[]) AS key) AS given ORDER BY key
    ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
  return rows.length
}

/** Stores a notice, or counts its acts in the unread one of its group. */
export async function upsertNotice(trx: Db, notice: NewNotice): Promise<Notice> {
  const { memberId, kind, template, data, link, group, count, at } = notice
  const { rows } = await sql<Notice>`
    INSERT INTO notices AS known (account_id, kind, template, data, link, group_key, count, at)
    VALUES (${memberId}::bigint, ${kind}, ${template}, ${JSON.stringify(data)}::jsonb, ${link},
      ${group ?? null}, ${count}, ${atTime(at)})
    ON CONFLICT (account_id, group_key) WHERE read_at IS NULL AND group_key IS NOT NULL
    DO UPDATE SET template = excluded.template, data = excluded.data, link = excluded.link,
      count = known.count + excluded.count, at = greatest(known.at, excluded.at)
    RETURNING ${NOTICE}`.execute(trx)
  const [stored] = rows
  if (!stored) throw new Error('a notice was not stored')
  return stored
}

/** Notices of a member, newest first. */
export async function readNoticePage(
  db: Db,
  memberId: string,
  { before, beforeId, limit }: { before?: number; beforeId?: string; limit: number },
): Promise<Notice[]> {
  const isOlder =
    before === undefined
      ? sql`true`
      : sql`(at, id) < (${atTime(before)}, ${beforeId ?? '0'}::bigint)`
  const { rows } = await sql<Notice>`SELECT ${NOTICE} FROM notices
    WHERE account_id = ${memberId}::bigint AND ${isOlder}
    ORDER BY notices.at DESC, notices.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function readUnread(db: Db, memberId: string): Promise<Unread> {
  const { rows } = await sql<{ kind: string; count: number }>`
    SELECT kind, count(*)::int AS count FROM notices
    WHERE account_id = ${memberId}::bigint AND read_at IS NULL GROUP BY kind ORDER BY kind`.execute(
    db,
  )
  const kinds = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
  return { total: rows.reduce((sum, { count }) => sum + count, 0), kinds }
}

/** What to mark as read: these, all up to a time, or what was said about one thing. */
export type ReadMarks =
  | { ids: readonly string[] }
  | { upTo: number }
  | { template: string; link: string }

/** Marks unread notices of the member; resolves with their ids. */
export async function markRead(
  trx: Db,
  memberId: string,
  marks: ReadMarks,
  nowMs: number,
): Promise<string[]> {
  const which = whichOf(marks)
  const { rows } = await sql<{ id: string }>`UPDATE notices SET read_at = ${atTime(nowMs)}
    WHERE account_id = ${memberId}::bigint AND read_at IS NULL AND ${which}
    RETURNING id::text`.execute(trx)
  return rows.map(({ id }) => id)
}

function whichOf(marks: ReadMarks) {
  if ('ids' in marks) return sql`id = ANY(${marks.ids}::bigint[])`
  if ('upTo' in marks) return sql`at <= ${atTime(marks.upTo)}`
  return sql`template = ${marks.template} AND link = ${marks.link}`
}

export async function deleteNotices(trx: Db, memberId: string): Promise<void> {
  await sql`DELETE FROM notices WHERE account_id = ${memberId}::bigint`.execute(trx)
  await sql`DELETE FROM notice_keys WHERE account_id = ${memberId}::bigint`.execute(trx)
}

export async function deleteOldNotices(db: Db, beforeMs: number): Promise<void> {
  await sql`DELETE FROM notices WHERE at < ${atTime(beforeMs)}`.execute(db)
  await sql`DELETE FROM notice_keys WHERE at < ${atTime(beforeMs)}`.execute(db)
}

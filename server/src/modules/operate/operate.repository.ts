import { sql } from 'kysely'
import type { Db } from '../../platform/database'

const MAX_SHOWN = 20
const MAX_LISTED = 100

type Notice = { id: string; text: string; link: string | null }
type Period = { startsAt: number; endsAt: number }
type StoredNotice = Notice &
  Period & { createdBy: string; createdAt: number; endedAt: number | null }

/** What is announced at this moment, newest first. */
export async function readCurrentNotices(db: Db, nowMs: number): Promise<Notice[]> {
  const now = new Date(nowMs)
  const { rows } = await sql<Notice>`
    SELECT id::text, text, link FROM operate_notices
    WHERE ended_at IS NULL AND starts_at <= ${now} AND ends_at > ${now}
    ORDER BY starts_at DESC, operate_notices.id DESC LIMIT ${MAX_SHOWN}`.execute(db)
  return rows
}

/** Times in seconds since 1970. */
export async function listNotices(db: Db): Promise<StoredNotice[]> {
  const { rows } = await sql<StoredNotice>`
    SELECT id::text, text, link, created_by AS "createdBy",
      extract(epoch FROM starts_at)::float8 AS "startsAt",
      extract(epoch FROM ends_at)::float8 AS "endsAt",
      floor(extract(epoch FROM created_at))::float8 AS "createdAt",
      floor(extract(epoch FROM ended_at))::float8 AS "endedAt"
    FROM operate_notices ORDER BY operate_notices.id DESC LIMIT ${MAX_LISTED}`.execute(db)
  return rows
}

export async function insertNotice(
  db: Db,
  { text, link, startsAt, endsAt }: Omit<Notice, 'id'> & Period,
  { by, atMs }: { by: string; atMs: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO operate_notices (text, link, starts_at, ends_at, created_by, created_at)
    VALUES (${text}, ${link}, ${new Date(startsAt * 1_000)}, ${new Date(endsAt * 1_000)},
      ${by}, ${new Date(atMs)})
    RETURNING id::text`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an inserted announcement has no id')
  return row.id
}

/** False for an unknown or ended one. */
export async function endNotice(db: Db, id: string, nowMs: number): Promise<boolean> {
  const now = new Date(nowMs)
  const { rows } = await sql`
    UPDATE operate_notices SET ended_at = ${now}
    WHERE id = ${id} AND ended_at IS NULL AND ends_at > ${now} RETURNING id`.execute(db)
  return rows.length > 0
}

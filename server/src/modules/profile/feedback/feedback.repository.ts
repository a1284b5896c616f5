import type { FeedbackKind } from '@saidian/shared/contracts/profile'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Feedback of a member; `pictures` are keys of uploaded pictures. */
export type Feedback = {
  requestKey: string
  kind: FeedbackKind
  content: string
  contact: string
  pictures: string[]
}

/** Number of the feedback; null when this key is taken. */
export async function insertFeedback(
  trx: Db,
  memberId: string,
  { requestKey, kind, content, contact }: Feedback,
  nowMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO feedbacks (account_id, request_key, kind, content, contact, made_at)
    VALUES (${memberId}, ${requestKey}, ${kind}, ${content}, ${contact}, ${new Date(nowMs)})
    ON CONFLICT (account_id, request_key) DO NOTHING RETURNING id`.execute(trx)
  return rows[0]?.id ?? null
}

export async function findFeedback(
  db: Db,
  memberId: string,
  requestKey: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM feedbacks
    WHERE account_id = ${memberId} AND request_key = ${requestKey}`.execute(db)
  return rows[0]?.id ?? null
}

export async function insertPicture(
  db: Db,
  memberId: string,
  key: string,
  nowMs: number,
): Promise<void> {
  await sql`
    INSERT INTO feedback_pictures (key, account_id, made_at)
    VALUES (${key}, ${memberId}, ${new Date(nowMs)})`.execute(db)
}

/** Attaches the member's own unsent pictures to the feedback; resolves with their number. */
export async function attachPictures(
  trx: Db,
  memberId: string,
  feedbackId: number,
  keys: string[],
): Promise<number> {
  const { rows } = await sql`
    UPDATE feedback_pictures SET feedback_id = ${feedbackId}
    WHERE key = ANY(${keys}) AND account_id = ${memberId} AND feedback_id IS NULL
    RETURNING 1`.execute(trx)
  return rows.length
}

export async function knownPictures(db: Db, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM feedback_pictures WHERE key = ANY(${keys})`.execute(db)
  return rows.map(({ key }) => key)
}

/** Deletes pictures whose feedback was never sent. */
export async function sweepUnsent(db: Db, beforeMs: number): Promise<void> {
  await sql`
    DELETE FROM feedback_pictures
    WHERE feedback_id IS NULL AND made_at < ${new Date(beforeMs)}`.execute(db)
}

export type FeedbackEntry = {
  number: string
  memberId: string
  kind: FeedbackKind
  content: string
  contact: string
  at: number
  pictures: string[]
}

/** Feedback entries, newest first: all below `before`, or those of one member. */
export async function readFeedbacks(
  db: Db,
  { before, memberId, limit }: { before?: string; memberId?: string; limit: number },
): Promise<FeedbackEntry[]> {
  const { rows } = await sql<FeedbackEntry>`
    SELECT id::text AS number, account_id::text AS "memberId", kind, content, contact,
      floor(extract(epoch FROM made_at))::float8 AS at,
      ARRAY(SELECT key FROM feedback_pictures WHERE feedback_id = f.id ORDER BY key) AS pictures
    FROM feedbacks f WHERE true
    ${before === undefined ? sql`` : sql`AND id < ${before}`}
    ${memberId === undefined ? sql`` : sql`AND account_id = ${memberId}`}
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

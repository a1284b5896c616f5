import type { Span, WrittenState } from '@saidian/shared/contracts/content'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { removeText } from '../../../platform/search'
import { FOUND_POST, indexPost } from './found-posts'

export type NewPost = {
  circleId: number
  authorId: string
  key: string
  state: WrittenState
  text: string
  spans: readonly Span[]
  mentions: readonly string[]
  textKey: string
  matchId: number | null
  teamId: number | null
  region: string
  nowMs: number
}

/** One post of a member after the other, in all processes, until the transaction ends. */
export async function lockAuthor(trx: Db, authorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(
    hashtextextended(${`community/author/${authorId}`}, 0))`.execute(trx)
}

export async function findByKey(db: Db, authorId: string, key: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM posts
    WHERE author_id = ${authorId} AND request_key = ${key}`.execute(db)
  return rows[0]?.id ?? null
}

/** The id of the new post; null for an account that was erased meanwhile. */
export async function insertPost(trx: Db, post: NewPost): Promise<string | null> {
  const at = new Date(post.nowMs)
  const { rows } = await sql<{ id: string }>`
    INSERT INTO posts (circle_id, author_id, request_key, state, was_shown, text, spans, mentions,
      text_key, match_id, team_id, region, at, score)
    SELECT ${post.circleId}::int, a.id, ${post.key}, ${post.state}, ${post.state === 'shown'},
      ${post.text}, ${JSON.stringify(post.spans)}::jsonb, ${post.mentions}::bigint[],
      ${post.textKey}, ${post.matchId}::int, ${post.teamId}::int, ${post.region},
      ${at}::timestamptz, ${Math.floor(post.nowMs / 1000)}::bigint
    FROM accounts a WHERE a.id = ${post.authorId} AND a.deleted_at IS NULL FOR SHARE
    RETURNING id::text`.execute(trx)
  return rows[0]?.id ?? null
}

export type LockedPost = {
  id: string
  circleId: number
  authorId: string
  state: WrittenState
  wasShown: boolean
  text: string
  mentions: string[]
  atMs: number
}

/** A post, locked until the transaction ends. */
export async function lockPost(trx: Db, id: string): Promise<LockedPost | null> {
  const { rows } = await sql<LockedPost>`
    SELECT id::text, circle_id AS "circleId", author_id::text AS "authorId", state,
      was_shown AS "wasShown", text, mentions::text[] AS mentions,
      (extract(epoch FROM at) * 1000)::float8 AS "atMs"
    FROM posts WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
  return rows[0] ?? null
}

export type EditedText = Pick<NewPost, 'text' | 'spans' | 'mentions' | 'textKey'>

export async function saveText(
  trx: Db,
  id: string,
  { text, spans, mentions, textKey, nowMs }: EditedText & { nowMs: number },
): Promise<void> {
  await sql`UPDATE posts SET text = ${text}, spans = ${JSON.stringify(spans)}::jsonb,
      mentions = ${mentions}::bigint[], text_key = ${textKey}, edited_at = ${new Date(nowMs)}
    WHERE id = ${id}`.execute(trx)
  await indexPost(trx, id)
}

/** Changes the state of a locked post, and the numbers of its circle and topics with it. */
export async function changeState(
  trx: Db,
  post: Pick<LockedPost, 'id' | 'circleId' | 'state'>,
  state: WrittenState,
): Promise<void> {
  if (post.state === state) return
  await sql`UPDATE posts SET state = ${state}, was_shown = was_shown OR ${state === 'shown'},
      pinned_at = CASE WHEN ${state === 'shown'} THEN pinned_at END
    WHERE id = ${post.id}`.execute(trx)
  if (post.state === 'shown') await countShown(trx, post, -1)
  if (state === 'shown') await countShown(trx, post, 1)
}

/** Adds a shown post to the numbers of its circle and topics and to the search, or takes it out. */
export async function countShown(
  trx: Db,
  { id, circleId }: Pick<LockedPost, 'id' | 'circleId'>,
  step: 1 | -1,
): Promise<void> {
  await sql`UPDATE circles SET posts = posts + ${step} WHERE id = ${circleId}`.execute(trx)
  await countTopics(trx, id, step)
  await (step === 1 ? indexPost(trx, id) : removeText(trx, FOUND_POST, [id]))
}

/** Locks topics in the order of their ids: posts with the same ones wait for each other. */
export async function countTopics(trx: Db, postId: string, step: 1 | -1): Promise<void> {
  await sql`
    WITH locked AS (
      SELECT id FROM topics WHERE id IN (
        SELECT topic_id FROM post_topics WHERE post_id = ${postId})
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE topics SET posts = posts + ${step} FROM locked WHERE topics.id = locked.id`.execute(trx)
}

/** Empties a deleted post; its row stays, so that its address says that it is gone. */
export async function emptyPost(trx: Db, id: string): Promise<void> {
  await sql`UPDATE posts SET text = '', spans = '[]', mentions = '{}', text_key = '',
      match_id = NULL, team_id = NULL WHERE id = ${id}`.execute(trx)
}

import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

export type FeedState = { url: string; etag: string; lastModified: string; failures: number }

/** Adds new feeds of the configuration, asked at once, and forgets those that it no longer has. */
export async function syncFeeds(
  db: Db,
  feeds: readonly { url: string; name: string }[],
  nowMs: number,
): Promise<void> {
  await sql`DELETE FROM news_feeds WHERE NOT url = ANY(${feeds.map(({ url }) => url)})`.execute(db)
  for (const { url, name } of feeds)
    await sql`
      INSERT INTO news_feeds (url, name, next_at) VALUES (${url}, ${name}, ${new Date(nowMs)})
      ON CONFLICT (url) DO UPDATE SET name = excluded.name`.execute(db)
}

/** Feeds to be asked; one that was asked in the future is due: the clock went back since. */
export async function readDueFeeds(db: Db, nowMs: number): Promise<FeedState[]> {
  const now = new Date(nowMs)
  const { rows } = await sql<FeedState>`
    SELECT url, etag, last_modified AS "lastModified", failures FROM news_feeds
    WHERE next_at <= ${now} OR asked_at > ${now} ORDER BY next_at, url`.execute(db)
  return rows
}

type Answered = { etag: string; lastModified: string; stored: number; rejected: number }

/** The feed answered; without `answered` it was unchanged. */
export async function writeAnswered(
  db: Db,
  url: string,
  { nowMs, nextMs, answered }: { nowMs: number; nextMs: number; answered: Answered | null },
): Promise<void> {
  const { etag, lastModified, stored, rejected } = answered ?? {
    etag: null,
    lastModified: null,
    stored: 0,
    rejected: 0,
  }
  await sql`
    UPDATE news_feeds SET asked_at = ${new Date(nowMs)}, answered_at = ${new Date(nowMs)},
      next_at = ${new Date(nextMs)}, failures = 0, problem = '',
      etag = coalesce(${etag}, etag), last_modified = coalesce(${lastModified}, last_modified),
      stored = ${stored}, rejected = ${rejected}
    WHERE url = ${url}`.execute(db)
}

export async function writeFailed(
  db: Db,
  url: string,
  { nowMs, nextMs, problem }: { nowMs: number; nextMs: number; problem: string },
): Promise<void> {
  await sql`
    UPDATE news_feeds SET asked_at = ${new Date(nowMs)}, next_at = ${new Date(nextMs)},
      failures = failures + 1, problem = ${problem}
    WHERE url = ${url}`.execute(db)
}

type FeedRow = {
  url: string
  name: string
  askedAt: number | null
  answeredAt: number | null
  nextAt: number
  failures: number
  problem: string
  stored: number
  rejected: number
}

/** All feeds with how reading them went last, for the staff. */
export async function readFeedStates(db: Db): Promise<FeedRow[]> {
  const seconds = (column: string) => sql`extract(epoch FROM ${sql.ref(column)})::int`
  const { rows } = await sql<FeedRow>`
    SELECT url, name, ${seconds('asked_at')} AS "askedAt",
      ${seconds('answered_at')} AS "answeredAt",
      ${seconds('next_at')} AS "nextAt", failures, problem, stored, rejected
    FROM news_feeds ORDER BY name, url`.execute(db)
  return rows
}

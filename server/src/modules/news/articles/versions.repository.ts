import type { ArticleVersion } from '@saidian/shared/contracts/news'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { ArticleState, StoredText } from './article'

type Act = {
  version: number
  state: ArticleState
  title: string
  /** Null when the act left the text as it was. */
  content: StoredText | null
  by: string
  reason: string
}

export async function insertVersion(trx: Db, id: string, act: Act, nowMs: number): Promise<void> {
  const { version, state, title, by, reason } = act
  await sql`
    INSERT INTO article_versions (article_id, version, state, title, content, by, reason, at)
    SELECT ${id}::bigint, ${version}, ${state}, ${title}, r.content, ${by}, ${reason},
      ${new Date(nowMs)}
    FROM ${jsonRows('r', [{ content: contentOf(act) }], { content: 'jsonb' })}`.execute(trx)
}

function contentOf({ content }: Act): StoredText | null {
  if (content === null) return null
  const { title, withoutResult, summary, author, blocks } = content
  return { title, withoutResult, summary, author, blocks }
}

/** Acts on an article with the versions that they left, newest first; `line` names each. */
export async function readVersions(
  db: Db,
  id: string,
  { before = null, limit }: { before?: string | null | undefined; limit: number },
): Promise<(ArticleVersion & { line: string })[]> {
  const { rows } = await sql<ArticleVersion & { line: string }>`
    SELECT version, title, by, floor(extract(epoch FROM at))::float8 AS at, reason, state,
      id::text AS line
    FROM article_versions
    WHERE article_id = ${id} AND (${before}::bigint IS NULL OR id < ${before}::bigint)
    ORDER BY article_versions.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** Stores the text that is about to be replaced, unless the history has it. */
export async function ensureVersion(
  trx: Db,
  article: Omit<Act, 'content' | 'by' | 'reason'> & StoredText & { id: string; sourceName: string },
  nowMs: number,
): Promise<void> {
  const { id, version, state, title, sourceName } = article
  const { rows } = await sql`
    SELECT FROM article_versions
    WHERE article_id = ${id} AND version = ${version} AND content IS NOT NULL
    LIMIT 1`.execute(trx)
  if (rows.length > 0) return
  const act = { version, state, title, content: article, by: sourceName, reason: '' }
  await insertVersion(trx, id, act, nowMs)
}

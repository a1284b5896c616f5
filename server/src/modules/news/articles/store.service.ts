import { HEADLINES } from '@saidian/shared/contracts/news'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { LinkArticle } from '../links/linker'
import type { NewArticle } from './article'
import { hasHeadlineNear, insertArticle, lockArticle, replaceText } from './content.repository'
import { columnOf, isSameText, prepareText, writeAround } from './content.service'
import { ensureVersion, insertVersion } from './versions.repository'

/** 头条 takes one article of a column within this time before and after, so that it is mixed. */
const HEADLINE_PAUSE_S = 1_200

export type Articles = {
  /**
   * Publishes an article in the transaction of the caller. The same key is stored once: then
   * `isNew` is false and nothing changes.
   */
  store: (trx: Db, article: NewArticle) => Promise<{ id: string; isNew: boolean }>
  /**
   * Replaces the text of the article of this key, as its next version. False when it is unknown,
   * the same, withdrawn, or edited by the staff since.
   */
  update: (trx: Db, article: NewArticle) => Promise<boolean>
}

/** How feeds and the product's own writer publish articles. */
export function createArticles(deps: { clock: Clock; link: LinkArticle }): Articles {
  const { clock, link } = deps
  return {
    async store(trx, article) {
      const publishedAt = Math.min(article.publishedAt, Math.floor(clock.now() / 1_000))
      const text = await prepareText(trx, article, { link, publishedAt })
      const inserted = { key: article.key, state: 'published', publishedAt } as const
      const id = await insertArticle(trx, text.row, inserted)
      if (id === null) return { id: await idOf(trx, article.key), isNew: false }
      const columnIds = await withHeadlines(trx, article.columnIds, publishedAt)
      await writeAround(trx, id, { ...text, columnIds })
      return { id, isNew: true }
    },
    async update(trx, article) {
      const stored = await lockArticle(trx, { key: article.key })
      if (stored?.state !== 'published' || stored.isEditedByStaff) return false
      const publishedAt = stored.publishedAt ?? article.publishedAt
      const text = await prepareText(trx, article, { link, publishedAt })
      if (isSameText(stored, text.row)) return false
      const nowMs = clock.now()
      await ensureVersion(trx, stored, nowMs)
      const version = await replaceText(trx, stored.id, text.row, { nowMs, isByStaff: false })
      const by = article.source.name
      const act = { version, state: stored.state, content: text.row, by, reason: '' }
      await insertVersion(trx, stored.id, { ...act, title: article.title }, nowMs)
      await writeAround(trx, stored.id, text)
      return true
    },
  }
}

async function idOf(trx: Db, key: string): Promise<string> {
  const stored = await lockArticle(trx, { key })
  if (!stored) throw new Error(`no article has the key ${key}`)
  return stored.id
}

/** The columns of an article; 头条 is one of them unless its column was there just before. */
async function withHeadlines(
  trx: Db,
  columnIds: readonly number[],
  at: number,
): Promise<readonly number[]> {
  if (columnIds.includes(HEADLINES)) return columnIds
  const near = { columnId: columnOf(columnIds), headlines: HEADLINES, at }
  const isCrowded = await hasHeadlineNear(trx, { ...near, withinSeconds: HEADLINE_PAUSE_S })
  return isCrowded ? columnIds : [...columnIds, HEADLINES]
}

import { HEADLINES } from '@saidian/shared/contracts/news'
import type { Db } from '../../../../platform/database'
import type { NewArticle } from '../../articles/article'
import type { Articles } from '../../articles/store.service'
import { withPictures } from '../html/source-block'
import type { FeedEntry } from '../read/feed-entry'
import { isSameStory } from '../stories/same-story.rules'
import type { FetchPictures } from './fetch-pictures'
import {
  lockStories,
  readCandidates,
  readColumnIds,
  readSource,
  writeSignature,
  writeSource,
} from './stories.repository'

/** A later change of an older article is not followed. */
const MAX_CHANGED_AGE_S = 3 * 86_400

/** What became of an item: `same` is known before, or known from another source. */
export type StoreOutcome = 'stored' | 'changed' | 'same'

export type StoreDeps = {
  db: Db
  clock: { now: () => number }
  articles: Articles
  fetchPictures: FetchPictures
}

/** Name of the source, and the column that the configuration gives it. */
export type FeedSource = { name: string; columnId: number | null }

export type StoreEntry = (
  entry: FeedEntry,
  source: FeedSource,
  signal?: AbortSignal,
) => Promise<StoreOutcome>

/**
 * Publishes an item with its pictures, in one transaction once all of them are stored. A story that
 * another source published first becomes a further source of its article.
 */
export function createStoreEntry(deps: StoreDeps): StoreEntry {
  const { db, clock, articles } = deps

  async function storeNew(entry: FeedEntry, source: FeedSource, signal?: AbortSignal) {
    const article = await articleOf(deps, { entry, source, signal })
    return db.transaction().execute(async (trx): Promise<StoreOutcome> => {
      await lockStories(trx)
      if (await addSource(trx, entry, source)) return 'same'
      const { id, isNew } = await articles.store(trx, article)
      await writeSource(trx, sourceOf(entry, source, id), clock.now())
      await writeSignature(trx, id, entry, entry.publishedAt)
      return isNew ? 'stored' : 'same'
    })
  }

  /** Adds the page to the article with the same story; false when there is none. */
  async function addSource(trx: Db, entry: FeedEntry, source: FeedSource): Promise<boolean> {
    if (await readSource(trx, entry.key)) return true
    const candidates = await readCandidates(trx, entry, entry.publishedAt)
    const same = candidates.find((candidate) => isSameStory(candidate, entry))
    if (same) await writeSource(trx, sourceOf(entry, source, same.articleId), clock.now())
    return same !== undefined
  }

  async function storeChanged(
    entry: FeedEntry,
    source: FeedSource,
    { articleId, signal }: { articleId: string; signal?: AbortSignal | undefined },
  ): Promise<StoreOutcome> {
    const article = await articleOf(deps, { entry, source, signal })
    return db.transaction().execute(async (trx): Promise<StoreOutcome> => {
      const isChanged = await articles.update(trx, article)
      await writeSource(trx, sourceOf(entry, source, articleId), clock.now())
      if (isChanged) await writeSignature(trx, articleId, entry, entry.publishedAt)
      return isChanged ? 'changed' : 'same'
    })
  }

  return async (entry, source, signal) => {
    const known = await readSource(db, entry.key)
    if (!known)
      return (await addSource(db, entry, source)) ? 'same' : storeNew(entry, source, signal)
    const { contentHash, isFirst, articleId } = known
    const isYoung = clock.now() / 1_000 - entry.publishedAt < MAX_CHANGED_AGE_S
    if (contentHash === entry.contentHash || !isFirst || !isYoung) return 'same'
    return storeChanged(entry, source, { articleId, signal })
  }
}

type Given = { entry: FeedEntry; source: FeedSource; signal: AbortSignal | undefined }

/** The article of an item, with those of its pictures that could be fetched. */
async function articleOf(
  { db, fetchPictures }: StoreDeps,
  { entry, source, signal }: Given,
): Promise<NewArticle> {
  const pictures = await fetchPictures(entry.blocks, signal)
  signal?.throwIfAborted()
  const { key, title, summary, author, publishedAt } = entry
  return {
    key,
    title,
    summary,
    author,
    publishedAt,
    matchIds: [],
    isDemo: false,
    columnIds: columnsOf(entry, source, await readColumnIds(db)),
    source: { name: source.name, url: entry.link },
    blocks: withPictures(entry.blocks, pictures),
    // Lists show the pictures of the text.
    pictureKeys: [],
  }
}

function sourceOf({ key, link, contentHash }: FeedEntry, { name }: FeedSource, articleId: string) {
  return { key, articleId, name, url: link, contentHash }
}

/** The column of the feed, and the columns that the item names as its categories. */
function columnsOf(
  { categories }: FeedEntry,
  { columnId }: FeedSource,
  known: ReadonlyMap<string, number>,
): number[] {
  const ids = new Set(known.values())
  const given = columnId !== null && ids.has(columnId) ? [columnId] : []
  const named = categories.flatMap((name) => known.get(name.trim()) ?? [])
  const columns = [...new Set([...given, ...named])]
  return columns.length > 0 ? columns : [HEADLINES]
}

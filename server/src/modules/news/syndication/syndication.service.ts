import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { ArticleLists } from '../lists/list.service'
import { atomFeed } from './atom'
import { fixedPages, type SitemapPage, sitemapFile, sitemapIndex } from './sitemap'
import { readArticlePages, readFeedEntries, readLastId } from './syndication.repository'

const ENTRIES = 50
/** Ids in a file of the sitemap; the protocol allows 50 000 pages. */
const IDS_A_FILE = 20_000
const FEED_LIFE_MS = 60_000
const SITEMAP_LIFE_MS = 600_000
const MAX_CACHED = 60

/** Pages of another kind in ranges of their ids, such as posts. */
export type SitemapSource = {
  /** In the names of its files, lower-case letters. */
  name: string
  lastId: () => Promise<number>
  /** Pages with an id from `from` on, before `to`. */
  read: (from: number, to: number) => Promise<SitemapPage[]>
}

type SyndicationDeps = {
  db: Db
  clock: Clock
  lists: Pick<ArticleLists, 'columns'>
  sources: readonly SitemapSource[]
}

/** Texts of feeds and sitemaps for one origin. */
export type Syndication = {
  /** Throws `news.no_such_column`. */
  feed: (columnId: string, origin: string) => Promise<string>
  index: (origin: string) => Promise<string>
  /** A file that the index names; throws `request.not_found` for another one. */
  file: (file: { name: string; n: number }, origin: string) => Promise<string>
}

/** Atom feeds of columns, and the sitemap for search engines. */
export function createSyndication(deps: SyndicationDeps): Syndication {
  const { db, clock, lists } = deps
  const cache = createFreshCache<string>(clock, MAX_CACHED)
  const articles: SitemapSource = {
    name: 'articles',
    lastId: () => readLastId(db),
    read: (from, to) => readArticlePages(db, from, to),
  }
  const sources = [articles, ...deps.sources]
  const columnsNow = async () => (await lists.columns()).data.columns

  return {
    async feed(columnId, origin) {
      const column = (await columnsNow()).find(({ id }) => String(id) === columnId)
      if (!column) throw new RequestError('news.no_such_column')
      return cache.get(`feed ${column.id} ${origin}`, FEED_LIFE_MS, async () =>
        atomFeed(column, await readFeedEntries(db, column.id, ENTRIES), origin),
      )
    },
    index: (origin) =>
      cache.get(`index ${origin}`, SITEMAP_LIFE_MS, async () =>
        sitemapIndex(await listFiles(sources), origin),
      ),
    async file(file, origin) {
      const columnIds = (await columnsNow()).map(({ id }) => id)
      const pages = await pagesOf(file, { sources, columnIds })
      if (!pages) throw new RequestError('request.not_found')
      return sitemapFile(pages, origin)
    },
  }
}

/** The pages of a file of the sitemap; null when there is no such file. */
async function pagesOf(
  { name, n }: { name: string; n: number },
  { sources, columnIds }: { sources: readonly SitemapSource[]; columnIds: readonly number[] },
): Promise<SitemapPage[] | null> {
  if (name === 'pages') return n === 0 ? fixedPages(columnIds) : null
  const source = sources.find((one) => one.name === name)
  const from = n * IDS_A_FILE
  return source ? source.read(from, from + IDS_A_FILE) : null
}

async function listFiles(sources: readonly SitemapSource[]): Promise<string[]> {
  const files = ['/sitemap-pages-0.xml']
  for (const { name, lastId } of sources) {
    const count = Math.floor((await lastId()) / IDS_A_FILE) + 1
    for (let n = 0; n < count; n++) files.push(`/sitemap-${name}-${n}.xml`)
  }
  return files
}

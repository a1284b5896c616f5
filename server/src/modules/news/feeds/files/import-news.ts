import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { createPublicFetch, type PublicFetch } from '../../../../platform/public-fetch'
import { createArticles } from '../../articles/store.service'
import { createLinker, type LinkArticle, type LinkerDeps } from '../../links/linker'
import type { ArticlePictures } from '../../pictures/article-pictures'
import { FeedError } from '../parse/feed-error'
import type { RejectedItem } from '../read/feed-entry'
import { type FeedReader, openFeedReader } from '../read/feed-reader'
import { createFetchPictures, noPictures } from '../store/fetch-pictures'
import { createStoreEntry, type StoreEntry, type StoreOutcome } from '../store/store-entry'

const MAX_BYTES = 5_000_000
const FEED_FILE = /\.(xml|rss|atom|rdf|json)$/i

export type ImportNewsDeps = {
  db: Db
  clock: Clock
  readCircles: LinkerDeps['readCircles']
  /** Null in a rehearsal, which stores no file and has one connection: no names are linked. */
  articlePictures: Pick<ArticlePictures, 'add'> | null
  publicFetch?: PublicFetch
}

export type ImportNewsOptions = {
  /** A file, or a folder with files. */
  place: string
  /** Name of the source; empty: as each feed calls itself. */
  source: string
  columnId: number | null
}

/** What became of a file: its items by outcome, or why none of it could be read. */
export type ImportedFile = {
  file: string
  counts: Record<StoreOutcome, number>
  rejected: RejectedItem[]
  problem: string | null
}

/**
 * Publishes the articles of feeds in files, the same way as those that are polled; one file is in
 * memory at a time.
 */
export async function* importNews(
  deps: ImportNewsDeps,
  options: ImportNewsOptions,
): AsyncGenerator<ImportedFile> {
  const { db, clock, articlePictures, publicFetch = createPublicFetch() } = deps
  const fetchPictures = articlePictures
    ? createFetchPictures({ publicFetch, articlePictures })
    : noPictures
  const link = articlePictures ? createLinker(deps) : withoutLinks
  const articles = createArticles({ clock, link })
  const storeEntry = createStoreEntry({ db, clock, fetchPictures, articles })
  const reader = openFeedReader()
  try {
    for (const file of await feedFiles(options.place))
      yield await importFile(file, { clock, reader, storeEntry, options })
  } finally {
    reader.close()
  }
}

const withoutLinks: LinkArticle = async (_on, { blocks }) => ({
  blocks: [...blocks],
  mentions: [],
  matchIds: [],
})

async function feedFiles(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place]
  const names = await readdir(place)
  return names
    .filter((name) => FEED_FILE.test(name))
    .sort()
    .map((name) => path.join(place, name))
}

type FileImport = {
  clock: { now: () => number }
  reader: FeedReader
  storeEntry: StoreEntry
  options: ImportNewsOptions
}

async function importFile(file: string, given: FileImport): Promise<ImportedFile> {
  const { clock, reader, storeEntry, options } = given
  const counts = { stored: 0, changed: 0, same: 0 }
  const imported = { file: path.basename(file), counts, rejected: [], problem: null }
  try {
    const bytes = await bytesOf(file)
    const content = await reader.read({ bytes, contentType: '', url: '', nowMs: clock.now() })
    const name = options.source || content.title || path.parse(file).name
    for (const entry of content.entries.toReversed())
      counts[await storeEntry(entry, { name, columnId: options.columnId })] += 1
    return { ...imported, rejected: content.rejected }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    return { ...imported, problem: error.message }
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const { size } = await stat(file)
  if (size > MAX_BYTES) throw new FeedError(`more than ${MAX_BYTES / 1_000} kB`)
  return readFile(file)
}

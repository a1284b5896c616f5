import type { SourceBlock } from '../html/source-block'

/** An item of a feed, checked and cleaned, before its pictures are fetched. */
export type FeedEntry = {
  /** The canonical link: the same page has the same key in every feed. */
  key: string
  /** As it is shown under the article. */
  link: string
  title: string
  summary: string
  author: string
  publishedAt: number
  blocks: SourceBlock[]
  categories: string[]
  titleKey: string
  /** Signature of title and text. */
  hashes: Uint32Array
  parts: number
  /** Changes with title and text. */
  contentHash: string
}

/** An item that cannot become an article. */
export type RejectedItem = { title: string; reason: string }

export type FeedContent = { title: string; entries: FeedEntry[]; rejected: RejectedItem[] }

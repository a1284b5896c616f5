import { createHash } from 'node:crypto'
import { blocksOfHtml } from '../html/blocks-of-html'
import { publicUrl } from '../html/picture-address'
import { lineOf, shortened } from '../html/plain-text'
import { type SourceBlock, textOfSource } from '../html/source-block'
import { decodeFeed } from '../parse/decode-feed'
import type { FeedItem } from '../parse/feed-item'
import { parseFeed } from '../parse/parse-feed'
import { publishedAt } from '../parse/read-date'
import { canonicalLink, shownLink } from '../stories/canonical-link'
import { titleKeyOf } from '../stories/same-story.rules'
import { signatureOf } from '../stories/signature'
import type { FeedContent, FeedEntry, RejectedItem } from './feed-entry'

const MAX_TITLE = 100
const MAX_SUMMARY = 120
const MAX_AUTHOR = 40
const MAX_PICTURES = 20

export type FeedBytes = {
  bytes: Uint8Array
  contentType: string
  /** Where the feed was read; empty for a file. */
  url: string
  nowMs: number
}

/** What a feed says, item by item. Throws `FeedError` for a feed that cannot be read. */
export function readFeed({ bytes, contentType, url, nowMs }: FeedBytes): FeedContent {
  const { title, link, items } = parseFeed(decodeFeed(bytes, contentType))
  const entries: FeedEntry[] = []
  const rejected: RejectedItem[] = []
  for (const item of items) {
    const entry = entryOf(item, url || link, nowMs)
    if (typeof entry === 'string') rejected.push({ title: plainText(item.title), reason: entry })
    else entries.push(entry)
  }
  return { title: shortened(plainText(title), MAX_AUTHOR), entries, rejected }
}

/** The article of an item, or why there is none. */
function entryOf(item: FeedItem, feedUrl: string, nowMs: number): FeedEntry | string {
  const title = plainText(item.title)
  if (title === '') return 'no title'
  const link = publicUrl(item.link, feedUrl)
  const key = link && canonicalLink(link)
  if (!key || !link) return 'no link to its page'
  const published = publishedAt(item.date, nowMs)
  if (published === null) return 'older than ten years'
  const blocks = blocksOfHtml(item.html, link)
  if (blocks === null) return 'its text is too large'
  const text = textOfSource(blocks)
  if (text === '') return 'no text'
  return {
    key,
    title: shortened(title, MAX_TITLE),
    publishedAt: published,
    categories: item.categories,
    link: shownLink(link),
    summary: shortened(plainText(item.summary) || lineOf(text), MAX_SUMMARY),
    author: shortened(plainText(item.author), MAX_AUTHOR),
    blocks: withCover(blocks, item.pictures, link),
    titleKey: titleKeyOf(title),
    ...signatureOf(`${title}\n${text}`),
    contentHash: createHash('sha256')
      .update(JSON.stringify([title, blocks]))
      .digest('hex'),
  }
}

/** A picture beside the text begins an article whose text has none; few enough are left. */
function withCover(
  blocks: readonly SourceBlock[],
  pictures: readonly string[],
  link: string,
): SourceBlock[] {
  const beside = pictures.flatMap((address) => publicUrl(address, link) ?? []).slice(0, 1)
  const hasPicture = blocks.some(({ kind }) => kind === 'picture')
  const cover = beside.map((url) => ({ kind: 'picture' as const, url, caption: '' }))
  let count = 0
  return [...(hasPicture ? [] : cover), ...blocks].filter((block) => {
    if (block.kind !== 'picture') return true
    count += 1
    return count <= MAX_PICTURES
  })
}

function plainText(html: string): string {
  return lineOf(textOfSource(blocksOfHtml(html, '') ?? []))
}

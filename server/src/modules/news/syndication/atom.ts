import type { ArticleCard, Column } from '@saidian/shared/contracts/news'
import { PRODUCT_NAME, paths } from '@saidian/shared/contracts/page'
import { columnFeed } from './column-feed'
import { documentOf, xml } from './xml'

const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

export type FeedEntry = Pick<
  ArticleCard,
  'id' | 'columnId' | 'title' | 'withoutResult' | 'summary' | 'publishedAt' | 'source'
> & { updatedAt: number; author: string }

/** The newest articles of a column as Atom 1.0 (RFC 4287). */
export function atomFeed(column: Column, entries: readonly FeedEntry[], origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href
  const { title, path } = columnFeed(column)
  const page = absolute(paths.column(column.id))
  const updated = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt))
  return documentOf(
    xml(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'zh-CN' },
      xml('id', {}, page),
      xml('title', {}, title),
      xml('updated', {}, isoOf(updated)),
      xml('link', { rel: 'self', type: 'application/atom+xml', href: absolute(path) }),
      xml('link', { rel: 'alternate', type: 'text/html', href: page }),
      xml('author', {}, xml('name', {}, PRODUCT_NAME)),
      ...entries.map((entry) => entryOf(entry, absolute)),
    ),
  )
}

/** An article; a feed reader knows no setting that hides results, so it gets the title without. */
function entryOf(entry: FeedEntry, absolute: (path: string) => string) {
  const { id, columnId, title, withoutResult, summary, publishedAt, updatedAt, source } = entry
  const link = absolute(paths.article(String(columnId), id))
  return xml(
    'entry',
    {},
    xml('id', {}, link),
    xml('title', {}, withoutResult ?? title),
    xml('link', { rel: 'alternate', type: 'text/html', href: link }),
    xml('published', {}, isoOf(publishedAt)),
    xml('updated', {}, isoOf(updatedAt)),
    xml('author', {}, xml('name', {}, entry.author || source.name)),
    source.url === '' ? null : xml('link', { rel: 'via', href: source.url }),
    summary === '' || withoutResult !== undefined ? null : xml('summary', {}, summary),
  )
}

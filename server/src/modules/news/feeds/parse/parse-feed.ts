import { parseFeed as parseAnyFeed } from 'feedsmith'
import { FeedError } from './feed-error'
import type { FeedItem, ParsedFeed } from './feed-item'
import { itemPictures } from './item-pictures'

const MAX_ITEMS = 500

/** Entities of its own: a short text can become a huge one. */
const ENTITIES = /<!ENTITY|<!DOCTYPE[^<>[]{0,1000}\[/i

type AnyFeed = ReturnType<typeof parseAnyFeed<string>>
type FeedOf<Format extends AnyFeed['format']> = Extract<AnyFeed, { format: Format }>['feed']
type ItemOf<List extends readonly unknown[] | undefined> = NonNullable<List>[number]

/** Reads RSS, Atom, RDF or a JSON Feed; the first items of a long one. Throws `FeedError`. */
export function parseFeed(text: string): ParsedFeed {
  if (ENTITIES.test(text)) throw new FeedError('it declares entities')
  const { format, feed } = parsed(text.replace(/^[\ufeff\s]+/, ''))
  switch (format) {
    case 'rss':
      return feedOf(feed.title, feed.link, feed.items, rssItem)
    case 'rdf':
      return feedOf(feed.title, feed.link, feed.items, rdfItem)
    case 'atom':
      return feedOf(feed.title?.value, linkOf(feed.links), feed.entries, atomItem)
    case 'json':
      return feedOf(feed.title, feed.home_page_url, feed.items, jsonItem)
  }
}

function parsed(text: string): AnyFeed {
  try {
    return parseAnyFeed<string>(text, { maxItems: MAX_ITEMS })
  } catch {
    throw new FeedError('it is no RSS, Atom, RDF or JSON Feed')
  }
}

function feedOf<Item>(
  title = '',
  link = '',
  items: readonly Item[] = [],
  itemOf: (item: Item) => FeedItem,
): ParsedFeed {
  return { title, link, items: items.slice(0, MAX_ITEMS).map(itemOf) }
}

function rssItem(item: ItemOf<FeedOf<'rss'>['items']>): FeedItem {
  const { content, dc, atom, guid } = item
  const permanent = guid?.isPermaLink === false ? undefined : guid?.value
  return {
    title: item.title ?? dc?.titles?.[0] ?? '',
    link: item.link ?? linkOf(atom?.links) ?? permanent ?? '',
    ...textsOf(content?.encoded, item.description ?? dc?.descriptions?.[0]),
    author: dc?.creators?.[0] ?? item.authors?.[0]?.name ?? '',
    date: item.pubDate ?? dc?.dates?.[0] ?? atom?.published ?? atom?.updated,
    categories: [
      ...(item.categories ?? []).flatMap(({ name }) => name ?? []),
      ...(dc?.subjects ?? []),
    ],
    pictures: itemPictures(item.media, item.enclosures),
  }
}

function rdfItem(item: ItemOf<FeedOf<'rdf'>['items']>): FeedItem {
  const { content, dc } = item
  return {
    title: item.title ?? dc?.titles?.[0] ?? '',
    link: item.link ?? item.rdf?.about ?? '',
    ...textsOf(content?.encoded, item.description ?? dc?.descriptions?.[0]),
    author: dc?.creators?.[0] ?? '',
    date: dc?.dates?.[0],
    categories: dc?.subjects ?? [],
    pictures: itemPictures(item.media),
  }
}

function atomItem(entry: ItemOf<FeedOf<'atom'>['entries']>): FeedItem {
  const { content, summary, links } = entry
  return {
    title: htmlOf(entry.title),
    link: linkOf(links) ?? '',
    ...textsOf(htmlOf(content), htmlOf(summary)),
    author: entry.authors?.[0]?.name ?? entry.dc?.creators?.[0] ?? '',
    date: entry.published ?? entry.updated,
    categories: (entry.categories ?? []).flatMap(({ label, term }) => label ?? term ?? []),
    pictures: itemPictures(entry.media, filesOf(links)),
  }
}

function jsonItem(item: ItemOf<FeedOf<'json'>['items']>): FeedItem {
  const { content_html: html, content_text: plain, summary, image, banner_image: banner } = item
  const attached = (item.attachments ?? []).map(({ url, mime_type: type }) => ({
    ...(url !== undefined && { url }),
    ...(type !== undefined && { type }),
  }))
  return {
    title: escaped(item.title ?? ''),
    link: item.url ?? '',
    ...textsOf(html ?? escaped(plain ?? ''), escaped(summary ?? '')),
    author: item.authors?.[0]?.name ?? '',
    date: item.date_published ?? item.date_modified,
    categories: item.tags ?? [],
    pictures: [
      ...((image ?? banner) ? [image ?? banner ?? ''] : []),
      ...itemPictures(undefined, attached),
    ],
  }
}

/** The longer text is the article, also where a feed has them the wrong way round. */
function textsOf(content = '', summary = ''): Pick<FeedItem, 'html' | 'summary'> {
  if (content === '' || content.length < summary.length) return { html: summary, summary: content }
  return { html: content, summary }
}

type Construct = { value?: string; type?: string } | undefined

/** A text of Atom as HTML: it is plain unless its type says otherwise. */
function htmlOf(text: Construct): string {
  const { value = '', type = 'text' } = text ?? {}
  return /html/i.test(type) ? value : escaped(value)
}

/** Plain text as HTML, a paragraph for each line. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r?\n/g, '<br>')
}

type Link = { href?: string; rel?: string; type?: string }

function linkOf(links: readonly Link[] | undefined): string | undefined {
  return links?.find(({ rel = 'alternate' }) => rel === 'alternate')?.href
}

function filesOf(links: readonly Link[] | undefined) {
  return (links ?? [])
    .filter(({ rel }) => rel === 'enclosure')
    .map(({ href, type }) => ({
      ...(href !== undefined && { url: href }),
      ...(type !== undefined && { type }),
    }))
}

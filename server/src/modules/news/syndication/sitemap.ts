import { paths } from '@saidian/shared/contracts/page'
import { documentOf, xml } from './xml'

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** A page of the product with the time of its last change, in seconds. */
export type SitemapPage = { path: string; at: number | null }

/** The list of all files of pages. */
export function sitemapIndex(files: readonly string[], origin: string): string {
  const entries = files.map((path) =>
    xml('sitemap', {}, xml('loc', {}, new URL(path, origin).href)),
  )
  return documentOf(xml('sitemapindex', NAMESPACE, ...entries))
}

export function sitemapFile(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages.map(({ path, at }) =>
    xml(
      'url',
      {},
      xml('loc', {}, new URL(path, origin).href),
      at === null ? null : xml('lastmod', {}, isoOf(at)),
    ),
  )
  return documentOf(xml('urlset', NAMESPACE, ...entries))
}

/** Pages that exist without an article or a post. */
export function fixedPages(columnIds: readonly number[]): SitemapPage[] {
  return [paths.scores(), paths.streams(), paths.community(), ...columnIds.map(paths.column)].map(
    (path) => ({ path, at: null }),
  )
}

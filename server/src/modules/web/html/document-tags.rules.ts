import { PRODUCT_NAME } from '@saidian/shared/contracts/page'
import { escapeHtml, jsonForScript } from '../../../platform/markup'
import type { PageText } from '../../../platform/module'

/** What a document says about itself. */
export type DocumentText = Omit<PageText, 'description'> & { description: string }

const PICTURE_OF_PRODUCT = '/icon-512.png'

/**
 * The description, and the Open Graph tags from which other apps draw the preview of a link. A
 * preview is stored where the link was sent and its reader did not ask for a score, so it has the
 * title without the result.
 *
 * @param url absolute address of the page
 */
export function documentTags(
  { title, withoutResult = title, description, image = PICTURE_OF_PRODUCT, ...more }: DocumentText,
  url: string,
): string {
  const graph = {
    site_name: PRODUCT_NAME,
    type: more.isArticle ? 'article' : 'website',
    locale: 'zh_CN',
    title: withoutResult,
    description,
    url,
    image: new URL(image, url).href,
  }
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(graph).map(
      ([name, value]) => `<meta property="og:${name}" content="${escapeHtml(value)}">`,
    ),
    ...sourceTags(more, url),
  ].join('')
}

/** The one address of the page, its feed, and its description for search engines. */
function sourceTags(
  { canonical, feed, jsonLd }: Pick<PageText, 'canonical' | 'feed' | 'jsonLd'>,
  url: string,
): string[] {
  const absolute = (path: string) => escapeHtml(new URL(path, url).href)
  return [
    canonical ? `<link rel="canonical" href="${absolute(canonical)}">` : '',
    feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" ` +
        `href="${absolute(feed.path)}">`
      : '',
    jsonLd ? `<script type="application/ld+json">${jsonForScript(jsonLd)}</script>` : '',
  ]
}

import { PRODUCT_NAME } from '@saidian/shared/contracts/page'
import { escapeHtml } from './escape.rules'

/** What a document says about itself. */
export type DocumentText = {
  title: string
  /** The title for readers who hide results. */
  withoutResult?: string
  description: string
  /** Address of a picture on the page's origin. */
  image?: string
}

const PICTURE_OF_PRODUCT = '/icon-512.png'

/**
 * The description, and the Open Graph tags from which other apps draw the preview of a link. A
 * preview is stored where the link was sent and its reader did not ask for a score, so it has the
 * title without the result.
 *
 * @param url absolute address of the page
 */
export function documentTags(
  { title, withoutResult = title, description, image = PICTURE_OF_PRODUCT }: DocumentText,
  url: string,
): string {
  const graph = {
    site_name: PRODUCT_NAME,
    type: 'website',
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
  ].join('')
}

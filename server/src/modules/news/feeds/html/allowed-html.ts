import sanitizeHtml from 'sanitize-html'

const MAX_LENGTH = 400_000
/** The sanitiser searches its open elements for each end tag: both counts are limited. */
const MAX_TAGS = 20_000
const MAX_DEPTH = 40

const ALLOWED_TAGS = [
  ...['p', 'div', 'section', 'article', 'main', 'header', 'footer', 'center', 'pre', 'br', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['figure', 'figcaption', 'img', 'b', 'strong', 'i', 'em'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
/** Elements whose content is no text of the article. */
const DROPPED_TAGS = [
  ...['script', 'style', 'template', 'title', 'head', 'noscript', 'noembed', 'noframes', 'xmp'],
  ...['textarea', 'option', 'select', 'button', 'form', 'iframe', 'object', 'applet', 'embed'],
  ...['svg', 'math', 'audio', 'video', 'canvas', 'plaintext', 'listing'],
]

/** HTML of a source with nothing but the elements that blocks are made from; null: too large. */
export function allowedHtml(html: string): string | null {
  if (html.length > MAX_LENGTH || (html.match(/</g)?.length ?? 0) > MAX_TAGS) return null
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    nonTextTags: DROPPED_TAGS,
    allowedAttributes: { img: ['src', 'data-src', 'data-original', 'alt'] },
    allowedSchemes: ['http', 'https'],
    allowedSchemesAppliedToAttributes: ['src', 'data-src', 'data-original'],
    allowProtocolRelative: true,
    disallowedTagsMode: 'discard',
    nestingLimit: MAX_DEPTH,
  })
}

import type { Block, BlockOf, Span } from '@saidian/shared/contracts/content'
import { paths } from '@saidian/shared/contracts/page'
import { formatDate } from '@saidian/shared/lib'
import { element, type Markup, type MarkupChild } from '../platform/markup'

/** Runs of text with their weight and their links inside the product. */
export function spansMarkup(spans: readonly Span[]): MarkupChild[] {
  return spans.map(({ text, isBold, isItalic, to }) => {
    const slanted = isItalic ? element('i', {}, text) : text
    const weighted = isBold ? element('b', {}, slanted) : slanted
    return to ? element('a', { href: to }, weighted) : weighted
  })
}

/**
 * A block as the pages of the remote show it, for the first HTML; null for a kind of block that
 * this version does not know.
 */
export function blockMarkup(block: Block): Markup | null {
  switch (block.kind) {
    case 'paragraph':
      return element('p', {}, ...spansMarkup(block.spans))
    case 'heading':
      return element('h2', {}, ...spansMarkup(block.spans))
    case 'quote':
      return element('blockquote', {}, ...spansMarkup(block.spans))
    case 'list':
      return element(
        block.isOrdered ? 'ol' : 'ul',
        {},
        ...block.items.map((item) => element('li', {}, ...spansMarkup(item))),
      )
    case 'picture':
      return pictureMarkup(block)
    case 'table':
      return tableMarkup(block)
    case 'match':
      return matchMarkup(block)
    case 'video':
      return element('div', { class: 'doc-video' })
    default:
      return null
  }
}

function pictureMarkup({ picture, caption }: BlockOf<'picture'>): Markup {
  const { large, width, height } = picture
  return element(
    'figure',
    {},
    element('img', { src: large, alt: caption, width, height, loading: 'lazy' }),
    caption ? element('figcaption', {}, caption) : null,
  )
}

/** Without its score, which is live on the page: here it would be old, and reveal a result. */
function matchMarkup({ match }: BlockOf<'match'>): Markup {
  const { league, home, away, kickoffAt } = match
  const time = formatDate(kickoffAt * 1000, 'M月d日 hh:mm')
  return element(
    'a',
    { class: 'doc-match', href: paths.match(match) },
    element('span', { class: 'doc-meta' }, `${league} ${time}`),
    element('span', {}, `${home} VS ${away}`),
  )
}

function tableMarkup({ caption, head, rows, to }: BlockOf<'table'>): Markup {
  const cells = head.map((text) => element('th', {}, text))
  const body = rows.map((row) =>
    element('tr', {}, ...row.map((cell) => element('td', {}, ...spansMarkup(cell)))),
  )
  const table = element(
    'table',
    {},
    caption || to
      ? element('caption', {}, caption, to ? element('a', { href: to }, ' 查看数据 ›') : null)
      : null,
    element('thead', {}, element('tr', {}, ...cells)),
    element('tbody', {}, ...body),
  )
  return element('div', { class: 'doc-table' }, table)
}

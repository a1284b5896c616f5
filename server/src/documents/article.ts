import type { Article } from '@saidian/shared/contracts/news'
import { articleLead, articleOriginText } from '@saidian/shared/lib/texts'
import { element, type Markup } from '../platform/markup'
import { blockMarkup } from './blocks'

type Text = Pick<
  Article,
  'title' | 'summary' | 'source' | 'author' | 'publishedAt' | 'editedAt' | 'isDemo' | 'blocks'
>

/** Title, origin, summary and text of an article, as its page shows them. */
export function articleMarkup(article: Text): Markup {
  const lead = articleLead(article)
  return element(
    'article',
    { class: 'doc' },
    element('h1', {}, article.title),
    element('p', { class: 'doc-meta' }, articleOriginText(article)),
    lead ? element('p', { class: 'doc-lead' }, lead) : null,
    ...article.blocks.map(blockMarkup),
  )
}

import type { Block } from '../../contracts/content'
import type { ArticleCard } from '../../contracts/news'
import { formatDate } from '../date-text'

/** What the page of an article says about itself, in the document and in link previews. */
export function articlePageText({ title, summary }: { title: string; summary: string }): {
  title: string
  description?: string
} {
  return { title, ...(summary && { description: summary }) }
}

/** Title of the page of a column: 英超新闻; the fixed one, 头条, has its name. */
export function columnPageTitle({ name, isFixed }: { name: string; isFixed: boolean }): string {
  return isFixed ? name : `${name}新闻`
}

/** An article, or what its card knows of it. */
type Origin = Pick<ArticleCard, 'source' | 'publishedAt' | 'isDemo'> & {
  author?: string
  editedAt?: number | null
}

/**
 * The line below the title: who published the article, and when. The same in the first HTML and on
 * the page, so that it does not change while it is read.
 */
export function articleOriginText(article: Origin): string {
  const { source, publishedAt, isDemo, author, editedAt } = article
  return [
    source.name,
    author === source.name ? '' : author,
    formatDate(publishedAt * 1000, 'yyyy-MM-dd hh:mm'),
    editedAt ? `编辑于 ${formatDate(editedAt * 1000, 'MM-dd hh:mm')}` : '',
    isDemo ? '演示数据' : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What stands between origin and text: the summary, if the text does not begin with it anyway. */
export function articleLead({ summary, blocks }: { summary: string; blocks: readonly Block[] }) {
  const first = blocks.find((block) => block.kind === 'paragraph')
  const beginning = first?.spans.map(({ text }) => text).join('') ?? ''
  return beginning.startsWith(summary.replace(/(…|\.{3})$/, '')) ? '' : summary
}

import { paths } from '@saidian/shared/contracts/page'
import { articlePageText, columnPageTitle } from '@saidian/shared/lib/texts'
import { articleMarkup } from '../../../documents'
import { element } from '../../../platform/markup'
import type { PageText, ReadPageText } from '../../../platform/module'
import type { ReadArticles } from '../articles/article.service'
import type { ArticleLists } from '../lists/list.service'
import { columnFeed } from '../syndication/column-feed'
import { articleData } from './article-data'

const ID = /^[1-9]\d{0,17}$/
const COLUMN = /^[1-9]\d{0,8}$/

type PageTextDeps = { articles: Pick<ReadArticles, 'read'>; lists: Pick<ArticleLists, 'columns'> }

/** Texts of pages of columns and articles, by the name that their routes give as `titleFrom`. */
export function articlePageTexts(deps: PageTextDeps): Record<string, ReadPageText> {
  return {
    article: ({ params, origin }) => articleText(deps, params.id ?? '', origin),
    column: ({ params }) => columnText(deps, params.type ?? ''),
  }
}

/** An article as a visitor reads it. Its address may name another column: one is canonical. */
async function articleText(
  { articles }: PageTextDeps,
  id: string,
  origin: string,
): Promise<PageText | null> {
  if (!ID.test(id)) return null
  const article = await articles.read(id, null).catch(() => null)
  if (!article) return null
  const { columnId, columnName, withoutResult } = article
  const [image] = article.pictures
  const { title, description } = articlePageText(article)
  // The description reveals no result: a preview of a link shows it to everybody.
  const isOpen = withoutResult === undefined
  return {
    title,
    ...(isOpen ? description && { description } : { withoutResult }),
    ...(image && { image: image.large }),
    content: element('main', {}, articleMarkup(article)),
    jsonLd: articleData(article, origin),
    canonical: paths.article(String(columnId), id),
    feed: columnFeed({ id: columnId, name: columnName }),
    isArticle: true,
  }
}

async function columnText({ lists }: PageTextDeps, type: string): Promise<PageText | null> {
  const { data } = await lists.columns()
  const column = COLUMN.test(type) ? data.columns.find(({ id }) => id === Number(type)) : undefined
  if (!column) return null
  return {
    title: columnPageTitle(column),
    canonical: paths.column(column.id),
    feed: columnFeed(column),
  }
}

import type { Article } from '@saidian/shared/contracts/news'
import { PRODUCT_NAME, paths } from '@saidian/shared/contracts/page'

const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString()

/** An article as schema.org describes one, for search engines. */
export function articleData(article: Article, origin: string): Record<string, unknown> {
  const { id, columnId, title, withoutResult, summary, publishedAt, editedAt } = article
  const absolute = (path: string) => new URL(path, origin).href
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: absolute('/') }
  const { name, url } = article.source
  const author = article.author === '' ? name : article.author
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: withoutResult ?? title,
    ...(summary && withoutResult === undefined && { description: summary }),
    image: article.pictures.map(({ large }) => absolute(large)),
    datePublished: isoOf(publishedAt),
    dateModified: isoOf(editedAt ?? publishedAt),
    author: { '@type': author === name ? 'Organization' : 'Person', name: author },
    publisher,
    ...(url !== '' && { isBasedOn: url }),
    articleSection: article.columnName,
    mainEntityOfPage: absolute(paths.article(String(columnId), id)),
    inLanguage: 'zh-CN',
  }
}

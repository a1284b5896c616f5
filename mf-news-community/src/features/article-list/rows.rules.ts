import type { ArticleCard, ArticleList } from '@saidian/shared/contracts/news'

export type ListRow =
  | { kind: 'carousel'; articles: readonly ArticleCard[] }
  | { kind: 'article'; article: ArticleCard; isFirst: boolean }

/** Articles that fill the first screen. */
const FIRST_ROWS = 5

/** Rows of a column: its headlines, then each article once in the order of the server. */
export function rowsOf(pages: readonly ArticleList[]): ListRow[] {
  const headlines = (pages[0]?.carousel ?? []).filter(({ pictures }) => pictures.length > 0)
  const articles = new Map(
    pages.flatMap((page) => page.articles).map((article) => [article.id, article]),
  )
  const rows = [...articles.values()].map(
    (article, place): ListRow => ({ kind: 'article', article, isFirst: place < FIRST_ROWS }),
  )
  return headlines.length > 0 ? [{ kind: 'carousel', articles: headlines }, ...rows] : rows
}

/** Names a row; unique in a list. */
export function keyOf(row: ListRow): string {
  return row.kind === 'carousel' ? 'carousel' : row.article.id
}

/** About how high a row is, in rem. */
export function guessOf(row: ListRow): number {
  if (row.kind === 'carousel') return 4.2
  const { pictures } = row.article
  if (pictures.length >= 3) return 3.2
  return pictures.length > 0 ? 1.98 : 1.8
}

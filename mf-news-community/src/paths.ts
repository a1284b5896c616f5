import { HEADLINES } from '@saidian/shared/contracts/news'
import { paths } from '@saidian/shared/contracts/page'

/** Query parameter of a column with the words of a search; empty before the first one. */
export const SEARCH_PARAM = 'q'

/** Addresses of this remote. */
export const contentPaths = {
  column: (columnId: number = HEADLINES) => paths.column(columnId),
  /** The search, opened from a column. */
  search: (columnId: number, words = '') =>
    `${paths.column(columnId)}?${SEARCH_PARAM}=${encodeURIComponent(words)}`,
  article: (columnId: number, id: string) => paths.article(String(columnId), id),
  community: paths.community,
  circle: paths.circle,
  topic: paths.topic,
  post: paths.post,
} as const

/** The search of 社区 with one of its lists; 热门 needs none. */
export const listSearch = (list: string) => (list === 'hot' ? '' : `?list=${list}`)

/** What the editor of posts is opened for: a new post, or a change of one. */
export type EditorFor = { compose: number | 'any' } | { edit: string }

/** The search of a page with the editor of posts over it; back closes it. */
export function withEditor(search: URLSearchParams, wanted: EditorFor): URLSearchParams {
  const opened = withoutEditor(search)
  if ('edit' in wanted) opened.set('edit', wanted.edit)
  else opened.set('compose', String(wanted.compose))
  return opened
}

/** The search of a page without the editor. */
export function withoutEditor(search: URLSearchParams): URLSearchParams {
  const closed = new URLSearchParams(search)
  closed.delete('compose')
  closed.delete('edit')
  return closed
}

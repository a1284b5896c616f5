import type { CommentThread } from '@saidian/shared/contracts/comments'
import { element, type Markup } from '../platform/markup'
import { spansMarkup } from './blocks'

/** The first comments below a post or an article, for the first HTML; null without any. */
export function commentsMarkup(threads: readonly CommentThread[]): Markup | null {
  const shown = threads.filter(({ comment }) => comment.state === 'shown')
  if (shown.length === 0) return null
  return element(
    'section',
    {},
    element('h2', {}, '评论'),
    ...shown.map(({ comment: { author, floor, spans } }) =>
      element(
        'article',
        {},
        element('p', { class: 'doc-meta' }, `${author.nickName} · ${floor}楼`),
        element('p', {}, ...spansMarkup(spans)),
      ),
    ),
  )
}

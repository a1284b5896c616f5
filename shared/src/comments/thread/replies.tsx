import { useEffect } from 'react'
import type { Comment } from '../../contracts/comments'
import { useRepliesInfiniteQuery } from '../data/lists.api'
import { isShown, mergeReplies } from '../data/shown.rules'
import { CommentRow } from './comment-row'
import css from './comments.module.css'
import { useComments } from './comments-context'

/** Replies that a thread brings along. */
const FIRST_REPLIES = 3
/** Pages read to find the reply that the page was opened at. */
const MAX_SEARCHED_PAGES = 20

type RepliesProps = {
  comment: Comment
  /** Replies that came with the thread, and own ones since. */
  first: readonly Comment[]
}

/** The first replies of a comment; the others in place, when the reader asks for them. */
export function Replies({ comment, first }: RepliesProps) {
  const { expanded, onExpand } = useComments()
  if (expanded.has(comment.id)) return <AllReplies comment={comment} first={first} />
  const hasMore = comment.replies > first.length
  return (
    <>
      {first.map((reply) => (
        <CommentRow key={reply.id} comment={reply} threadId={comment.id} />
      ))}
      {hasMore && (
        <button type="button" className={css.all} onClick={() => onExpand(comment.id, true)}>
          查看全部 {comment.replies} 条回复
        </button>
      )}
    </>
  )
}

function AllReplies({ comment, first }: RepliesProps) {
  const { subject, latest, focusId, onExpand } = useComments()
  const query = useRepliesInfiniteQuery({ subject, id: comment.id })
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query
  const pages = data?.pages ?? []
  const loaded = pages.flatMap(({ replies }) => replies)
  const replies = mergeReplies(first, loaded).filter((reply) => isShown(reply, latest))
  const isSought =
    focusId !== null && focusId !== comment.id && !replies.some(({ id }) => id === focusId)
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching && pages.length < MAX_SEARCHED_PAGES)
      void fetchNextPage()
  }, [isSought, hasNextPage, isFetching, pages.length, fetchNextPage])
  return (
    <>
      {replies.map((reply) => (
        <CommentRow key={reply.id} comment={reply} threadId={comment.id} />
      ))}
      {error ? (
        <button
          type="button"
          className={css.all}
          onClick={() => void (data ? fetchNextPage() : refetch())}
        >
          加载失败 点击重试
        </button>
      ) : isFetching ? (
        <p className={css.all} role="status">
          加载中…
        </p>
      ) : hasNextPage ? (
        <button type="button" className={css.all} onClick={() => void fetchNextPage()}>
          查看更多回复
        </button>
      ) : (
        replies.length > FIRST_REPLIES && (
          <button type="button" className={css.all} onClick={() => onExpand(comment.id, false)}>
            收起回复
          </button>
        )
      )}
    </>
  )
}

import type { CommentThread } from '../../contracts/comments'
import { isShown } from '../data/shown.rules'
import { CommentRow } from './comment-row'
import css from './comments.module.css'
import { useComments } from './comments-context'
import { PendingRow } from './pending-row'
import { Replies } from './replies'

/** A comment with its replies in place. */
export function ThreadRow({ thread }: { thread: CommentThread }) {
  const { comment, replies } = thread
  const { latest, pending, expanded } = useComments()
  const shown = replies.filter((reply) => isShown(reply, latest))
  const waiting = pending.filter(({ target }) => target?.threadId === comment.id)
  const hasReplies = shown.length > 0 || waiting.length > 0 || expanded.has(comment.id)
  return (
    <div className={css.thread}>
      <CommentRow comment={comment} threadId={comment.id} />
      {hasReplies && (
        <div className={css.replies}>
          <Replies comment={comment} first={shown} />
          {waiting.map((each) => (
            <PendingRow key={each.key} pending={each} />
          ))}
        </div>
      )}
    </div>
  )
}

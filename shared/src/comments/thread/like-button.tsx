import type { Comment } from '../../contracts/comments'
import { useAsMember, useHost } from '../../host'
import { classNames, Icon } from '../../ui'
import { useLikeCommentMutation } from '../data/acts.api'
import { shortCount } from '../data/shown.rules'
import css from './comments.module.css'
import { useComments } from './comments-context'

/** Likes a comment at once, and takes it back with a message if the server refuses. */
export function LikeButton({ comment }: { comment: Comment }) {
  const { id, likes, isLiked } = comment
  const { subject } = useComments()
  const host = useHost()
  const asMember = useAsMember()
  const [like, { isLoading }] = useLikeCommentMutation()
  async function toggle() {
    // A second tap before the answer would overtake the first.
    if (isLoading) return
    const { error } = await like({ subject, id, isOn: !isLiked })
    if (error) host.toast({ text: error.message || '没有成功，请稍后再试', kind: 'fail' })
  }
  return (
    <button
      type="button"
      className={classNames(css.like, isLiked && css.liked)}
      aria-label={`赞，${likes > 0 ? shortCount(likes) : 0}`}
      aria-pressed={isLiked}
      onClick={() => asMember(() => void toggle())}
    >
      <Icon name={isLiked ? 'heartFilled' : 'heart'} size={16} />
      <span>{likes > 0 ? shortCount(likes) : '赞'}</span>
    </button>
  )
}

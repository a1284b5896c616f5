import type { ApiError } from '@saidian/shared/api'
import type { Post } from '@saidian/shared/contracts/community'
import { useAsMember, useHost } from '@saidian/shared/host'
import { classNames, Icon } from '@saidian/shared/ui'
import { countText } from './count-text.rules'
import { useLikePostMutation } from './data/like.api'
import css from './post-bar.module.css'

/** Likes a post, or takes it back: at once on the screen, back if the call fails. */
export function LikeButton({ code, likes, isLiked }: Pick<Post, 'code' | 'likes' | 'isLiked'>) {
  const host = useHost()
  const asMember = useAsMember()
  const [like] = useLikePostMutation()
  const toggle = () =>
    like({ code, isOn: !isLiked })
      .unwrap()
      .catch(({ message }: ApiError) => host.toast({ text: message, kind: 'fail' }))
  return (
    <button
      type="button"
      className={classNames(css.act, isLiked && css.liked)}
      aria-pressed={isLiked}
      aria-label={`点赞 ${likes > 0 ? countText(likes) : 0}`}
      onClick={() => asMember(() => void toggle())}
    >
      <Icon name={isLiked ? 'heartFilled' : 'heart'} size={20} />
      {likes > 0 ? countText(likes) : '赞'}
    </button>
  )
}

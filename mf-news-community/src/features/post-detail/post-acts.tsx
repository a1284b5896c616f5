import { CommentBar } from '@saidian/shared/comments'
import type { CommentSubject } from '@saidian/shared/contracts/comments'
import type { Post } from '@saidian/shared/contracts/community'
import { postPageText } from '@saidian/shared/lib/texts'
import { Icon } from '@saidian/shared/ui'
import { useState } from 'react'
import { FavouriteButton } from '../../favourites/favourite-button'
import { LikeButton } from '../../posts/like-button'
import { SharePost } from '../../posts/share/share-post'
import css from './post-detail.module.css'

type PostActsProps = {
  post: Post
  /** Stable. */
  subject: CommentSubject
  onOpenThread: () => void
}

/** 写评论, 点赞, 收藏 and 分享 at the bottom of the screen. */
export function PostActs({ post, subject, onOpenThread }: PostActsProps) {
  const { code, comments } = post
  const [isSharing, setSharing] = useState(false)
  const { title } = postPageText(post)
  return (
    <CommentBar subject={subject} count={comments} onOpenThread={onOpenThread}>
      <LikeButton {...post} />
      <FavouriteButton
        page={{ kind: 'post', id: code, title }}
        look={{ marked: css.kept, plain: css.act }}
      />
      <button type="button" className={css.act} aria-label="分享" onClick={() => setSharing(true)}>
        <Icon name="share" size={20} />
      </button>
      {isSharing && <SharePost post={post} onClose={() => setSharing(false)} />}
    </CommentBar>
  )
}

import type { Post } from '@saidian/shared/contracts/community'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import { memo, useState } from 'react'
import { contentPaths } from '../paths'
import { countText } from '../posts/count-text.rules'
import { LikeButton } from '../posts/like-button'
import { PostMenu } from '../posts/menu/post-menu'
import { PostPictures } from '../posts/pictures/post-pictures'
import { PostAuthor } from '../posts/post-author'
import bar from '../posts/post-bar.module.css'
import { PostTag } from '../posts/post-tag'
import { CardText } from '../posts/post-text'
import { SharePost } from '../posts/share/share-post'
import css from './post-card.module.css'

type PostCardProps = {
  post: Post
  /** Whether its circle is named: not on the page of the circle. */
  showsCircle: boolean
}

/** A post in a list. */
export const PostCard = memo(function PostCard({ post, showsCircle }: PostCardProps) {
  const { code, spans, pictures, waitingPictures, tag, author } = post
  return (
    <div className={css.card}>
      <PostAuthor post={post} showsCircle={showsCircle}>
        <PostMenu post={post} />
      </PostAuthor>
      <CardText spans={spans} code={code} />
      <PostPictures pictures={pictures} waiting={waitingPictures} name={author.nickName} />
      {tag && <PostTag tag={tag} />}
      <CardBar post={post} />
    </div>
  )
})

function CardBar({ post }: { post: Post }) {
  const [isSharing, setSharing] = useState(false)
  const { code, comments } = post
  return (
    <div className={bar.bar}>
      <LikeButton {...post} />
      <Link className={bar.act} to={contentPaths.post(code)} aria-label={`评论 ${comments}`}>
        <Icon name="comment" size={20} />
        {comments > 0 ? countText(comments) : '评论'}
      </Link>
      <button type="button" className={bar.act} onClick={() => setSharing(true)}>
        <Icon name="share" size={20} />
        分享
      </button>
      {isSharing && <SharePost post={post} onClose={() => setSharing(false)} />}
    </div>
  )
}

import type { Post } from '@saidian/shared/contracts/community'
import { LiveMatches, sportsOf } from '@saidian/shared/matches/summary'
import { useNavigate } from '@saidian/shared/router'
import { useMemo } from 'react'
import { contentPaths } from '../../paths'
import { FollowAuthor } from '../../posts/follow-author'
import { PostMenu } from '../../posts/menu/post-menu'
import { PostPictures } from '../../posts/pictures/post-pictures'
import { PostAuthor } from '../../posts/post-author'
import { PostTag } from '../../posts/post-tag'
import { PostText } from '../../posts/post-text'
import css from './post-detail.module.css'

/** A post in full. */
export function PostView({ post }: { post: Post }) {
  const navigate = useNavigate()
  const { author, isOwn, spans, pictures, waitingPictures, tag, state, circle } = post
  const match = tag?.kind === 'match' ? tag.match : null
  const sports = useMemo(() => sportsOf([{ match }]), [match])
  const leave = () => navigate(contentPaths.circle(circle.id), { replace: true })
  return (
    <article className={css.post}>
      <PostAuthor post={post}>
        {!isOwn && author.id && <FollowAuthor author={author} />}
        <PostMenu post={post} onGone={leave} />
      </PostAuthor>
      {state === 'waiting' && (
        <p className={css.state} role="status">
          审核中，通过后其他人才能看到
        </p>
      )}
      {state === 'rejected' && (
        <p className={css.state} role="status">
          没有通过审核，只有你能看到；原因见消息中的审核通知
        </p>
      )}
      <PostText spans={spans} />
      <PostPictures pictures={pictures} waiting={waitingPictures} name={author.nickName} />
      {tag && (
        <LiveMatches sports={sports}>
          <PostTag tag={tag} />
        </LiveMatches>
      )}
    </article>
  )
}

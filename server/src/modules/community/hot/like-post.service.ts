import type { likePost } from '@saidian/shared/contracts/community'
import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import { paths } from '@saidian/shared/contracts/page'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { Likes } from '../../likes'
import { POST_LIKE } from '../access.rules'
import type { HiddenFor } from '../posts/mention-notices'
import { excerptOf } from '../posts/post-text.rules'
import { readPostRows } from '../reading/posts-by-id.repository'
import type { Scores } from './scores.service'

export type LikePost = (
  member: Pick<User, 'id'>,
  wanted: BodyOf<typeof likePost>,
) => Promise<ReplyOf<typeof likePost>>

export type LikePostDeps = {
  db: Db
  likes: Pick<Likes, 'set'>
  scores: Pick<Scores, 'changed'>
  hiddenFor: HiddenFor
}

/** Likes a post that the member sees. An own like counts as one, and notifies no one. */
export function createLikePost({ db, likes, scores, hiddenFor }: LikePostDeps): LikePost {
  return async ({ id: memberId }, { code, isOn }) => {
    permit({ id: memberId }, 'make', { kind: POST_LIKE })
    const post = (await readPostRows(db, [code])).get(code)
    const isHidden = post && (await hiddenFor(memberId)).has(post.authorId)
    if (post?.state !== 'shown' || isHidden) throw new RequestError('community.no_such_post')
    const { authorId: ownerId, text } = post
    const excerpt = excerptOf(text) || '[图片]'
    const subject = { ownerId, what: '帖子', excerpt, link: paths.post(code) }
    const { hasChanged, ...liked } = await likes.set(memberId, {
      ...{ kind: 'post', id: code, isOn, subject },
    })
    if (hasChanged) scores.changed(code)
    return liked
  }
}

import type { likePost } from '@saidian/shared/contracts/community'
import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import { paths } from '@saidian/shared/contracts/page'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { createBatches } from '../../../platform/queue'
import type { Likes } from '../../likes'
import { POST_LIKE } from '../access.rules'
import { postExcerpt } from '../posts/post-text.rules'
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
  areBlocked: AreBlocked
}

/** Whether one of the two members blocks the other. */
export type AreBlocked = (one: string, other: string) => Promise<boolean>

/** A popular post is read once for the likes of some milliseconds. */
const READS = { batchSize: 200, maxWaiting: 5_000 }

/** Likes a post that the member sees. An own like counts as one, and notifies no one. */
export function createLikePost({ db, likes, scores, areBlocked }: LikePostDeps): LikePost {
  const readPost = createBatches({
    ...READS,
    run: async (codes: readonly string[]) => {
      const rows = await readPostRows(db, [...new Set(codes)])
      return codes.map((code) => rows.get(code) ?? null)
    },
  })
  return async ({ id: memberId }, { code, isOn }) => {
    permit({ id: memberId }, 'make', { kind: POST_LIKE })
    const post = await readPost(code)
    if (post?.state !== 'shown' || (await areBlocked(memberId, post.authorId)))
      throw new RequestError('community.no_such_post')
    const { authorId: ownerId, text } = post
    const excerpt = postExcerpt(text) || '[图片]'
    const subject = { ownerId, what: '帖子', excerpt, link: paths.post(code) }
    const { hasChanged, ...liked } = await likes.set(memberId, {
      kind: 'post',
      id: code,
      isOn,
      subject,
    })
    if (hasChanged) scores.changed(code)
    return liked
  }
}

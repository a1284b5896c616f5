import type { Comment } from '@saidian/shared/contracts/comments'
import type { Author } from '@saidian/shared/contracts/content'
import type { Db } from '../../../platform/database'
import type { Likes } from '../../likes'
import { readPublicProfiles } from '../../profile'
import type { StoredComment } from '../stored-comment'

/** Who reads, and who wrote what the comments are about. */
export type View = { memberId: string | null; ownerId: string | null }

const GONE: Author = { id: '', nickName: '已注销用户', portrait: '', level: 0 }

/** Stored comments as a reader gets them, with authors and likes. */
export async function shownComments(
  { db, likes }: { db: Db; likes: Pick<Likes, 'read'> },
  stored: readonly StoredComment[],
  { memberId, ownerId }: View,
): Promise<Comment[]> {
  const people = stored.flatMap(({ authorId, replyToAuthor }) => [authorId, replyToAuthor ?? []])
  const ids = stored.map(({ id }) => id)
  const [profiles, liked] = await Promise.all([
    readPublicProfiles(db, people.flat()),
    likes.read(db, 'comment', ids, memberId),
  ])
  return stored.map((comment) => {
    const { id, floor, parentId, replyToAuthor, authorId, at, replies, minute } = comment
    const isOwn = authorId === memberId
    const state = stateFor(comment.state, isOwn)
    const isGone = state === 'deleted'
    const answered = replyToAuthor === null ? undefined : profiles.get(replyToAuthor)
    return {
      id,
      floor,
      parentId,
      at,
      replies,
      minute,
      state,
      replyTo: answered ? { id: answered.id, nickName: answered.nickName } : null,
      author: (isGone ? undefined : profiles.get(authorId)) ?? GONE,
      spans: isGone ? [] : comment.spans,
      region: isGone ? '' : comment.region,
      ...(liked.get(id) ?? { likes: 0, isLiked: false }),
      isOwn,
      isByPoster: !isGone && ownerId !== null && authorId === ownerId,
    }
  })
}

/** Others learn of no review: what the staff removed is gone like what its author deleted. */
function stateFor(state: StoredComment['state'], isOwn: boolean): StoredComment['state'] {
  return state === 'rejected' && !isOwn ? 'deleted' : state
}

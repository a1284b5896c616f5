import type { Post, PostTag } from '@saidian/shared/contracts/community'
import type { Author } from '@saidian/shared/contracts/content'
import type { MatchSummary } from '@saidian/shared/contracts/matches'
import type { Db } from '../../../platform/database'
import { readMatchSummaries } from '../../../sports/match'
import type { Likes } from '../../likes'
import { readPublicProfiles } from '../../profile'
import { readManaged } from '../circles/circles.repository'
import { shownPicture } from '../pictures/picture-kind'
import { type PostPicture, readPictures } from '../pictures/pictures.repository'
import { type PostRow, readPostRows } from './posts-by-id.repository'

/** Numbers of comments by post; posts without one may be left out. */
export type CommentCounts = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>

export type PostViewDeps = {
  db: Db
  likes: Pick<Likes, 'read'>
  commentCounts: CommentCounts
}

/** Posts as the caller sees them, in the order of the ids; those that are gone are left out. */
export type ViewPosts = (ids: readonly string[], callerId: string | null) => Promise<Post[]>

const ERASED: Author = { id: '', nickName: '已注销用户', portrait: '', level: 0 }

export function createPostViews({ db, likes, commentCounts }: PostViewDeps): ViewPosts {
  return async (ids, callerId) => {
    const rows = await readPostRows(db, ids)
    const all = [...rows.values()]
    const [authors, pictures, matches, liked, comments, managed] = await Promise.all([
      readPublicProfiles(
        db,
        all.map(({ authorId }) => authorId),
      ),
      readPictures(db, [...rows.keys()]),
      readMatchSummaries(
        db,
        all.flatMap(({ matchId }) => matchId ?? []),
      ),
      likes.read(db, 'post', [...rows.keys()], callerId),
      commentCounts(db, [...rows.keys()]),
      readManaged(
        db,
        callerId,
        all.map(({ circle }) => circle.id),
      ),
    ])
    return ids.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const isOwn = row.authorId === callerId
      return {
        ...ownFields(row),
        ...shownPictures(row, pictures.get(id) ?? [], isOwn),
        author: authors.get(row.authorId) ?? ERASED,
        tag: tagOf(row, matches),
        ...(liked.get(id) ?? { likes: 0, isLiked: false }),
        comments: comments.get(id) ?? 0,
        isOwn,
        canManage: managed.has(row.circle.id),
      }
    })
  }
}

function ownFields(row: PostRow) {
  const { code, circle, state, spans, at, editedAt, region, isPinned } = row
  return { code, circle, state, spans, at, editedAt, region, isPinned }
}

/** The author sees pictures that wait; for others they are a number. */
function shownPictures({ state }: PostRow, pictures: readonly PostPicture[], isOwn: boolean) {
  if (state === 'rejected') return { pictures: [], waitingPictures: 0 }
  const waiting = pictures.filter((picture) => picture.state === 'waiting').length
  const seen = isOwn ? pictures : pictures.filter((picture) => picture.state === 'shown')
  return { pictures: seen.map(shownPicture), waitingPictures: waiting }
}

function tagOf(row: PostRow, matches: ReadonlyMap<number, MatchSummary>): PostTag | null {
  if (row.team) return { kind: 'team', ...row.team }
  const match = row.matchId === null ? undefined : matches.get(row.matchId)
  return match ? { kind: 'match', match } : null
}

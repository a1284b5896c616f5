import type { Clock } from '../../platform/clock'
import type { Module } from '../../platform/module'
import type { MemberPart } from '../accounts'
import { LIKE } from './access.rules'
import { createLikedNotices, type LikedNoticesDeps } from './liked-notices'
import { deleteLikesOf, readLikesOf } from './likes.repository'
import { createLikes, type Likes } from './likes.service'

export type LikesDeps = LikedNoticesDeps & { clock: Clock }
export type LikesModule = Module & { part: MemberPart; likes: Likes }

/** Likes of articles, posts, comments and tips; the calls are those of the modules of these. */
export function likesModule(deps: LikesDeps): LikesModule {
  const notices = createLikedNotices(deps)
  return {
    name: 'likes',
    access: [LIKE],
    likes: createLikes({ ...deps, notices }),
    part: { name: 'likes', export: readLikesOf, erase: deleteLikesOf },
    async start(signal) {
      signal.addEventListener('abort', () => void notices.flush(), { once: true })
    },
    stopped: notices.flush,
  }
}

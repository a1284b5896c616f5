import type { CommentThread } from '@saidian/shared/contracts/comments'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Moderation } from '../../platform/moderation'
import type { Module } from '../../platform/module'
import type { SendNotices } from '../../platform/notices'
import { acceptPictures, type Pictures } from '../../platform/pictures'
import { type Staff, staffOnly } from '../../platform/staff'
import type { ObjectStorage } from '../../platform/storage'
import type { TextFilter } from '../../platform/text-filter'
import type { MemberPart } from '../accounts'
import type { Sanctions } from '../governance'
import type { Likes } from '../likes'
import type { ReadSearched } from '../news'
import * as access from './access.rules'
import { circleRoutes } from './circles/circles.routes'
import { createCircleCalls } from './circles/circles.service'
import { communityJobs } from './community.jobs'
import { type AreBlocked, createLikePost, type LikePost } from './hot/like-post.service'
import { createScores } from './hot/scores.service'
import { manageRoutes, staffRoutes } from './managing/manage.routes'
import { createManaging } from './managing/manage.service'
import { createStaffActs } from './managing/staff.service'
import { communityPart } from './member-part'
import { communityPageTexts } from './pages/page-texts'
import { createPostSubjects, type PostSubjects } from './pages/subjects'
import { pictureInternalRoutes, pictureRoutes } from './pictures/pictures.routes'
import { createPostPictures } from './pictures/pictures.service'
import { type AddPost, createAddPost } from './posts/add-post.service'
import { createOwnPosts } from './posts/edit-post.service'
import { readFoundPosts } from './posts/found-posts'
import type { HiddenFor } from './posts/mention-notices'
import { postRoutes } from './posts/posts.routes'
import { type CommentCounts, createPostViews } from './reading/post-views.service'
import { createReading } from './reading/reading.service'
import { moderatedPicture } from './reports/moderated-picture'
import { moderatedPost } from './reports/moderated-post'
import { createReports } from './reports/reports.service'
import { suggestRoutes } from './suggest/suggest.routes'
import { createSuggest } from './suggest/suggest.service'

export type CommunityDeps = {
  db: Db
  clock: Clock
  log: Logger
  storage: ObjectStorage
  pictures: Pick<Pictures, 'make'>
  staff: Staff
  textFilter: TextFilter
  moderation: Pick<Moderation, 'open' | 'pendingOf' | 'decide'>
  sanctions: Sanctions
  notices: SendNotices<NoticeContent>
  likes: Likes
  commentCounts: CommentCounts
  /** The hottest threads below a post. */
  firstComments: (postId: string) => Promise<CommentThread[]>
  hiddenFor: HiddenFor
  areBlocked: AreBlocked
  isApi: boolean
}

export type CommunityModule = Module & {
  part: MemberPart
  /** Posts and likes as of every member, for the demo. */
  acts: { add: AddPost; like: LikePost }
  /** A comment of this post was stored or removed. */
  postCommented: (postId: string) => void
  /** Posts as what comments are about. */
  subjects: PostSubjects
  /** Posts that the search found. */
  foundPosts: ReadSearched
}

/** Circles of fans and their posts. */
export function communityModule(deps: CommunityDeps): CommunityModule {
  const { db, storage, staff, isApi } = deps
  const pictures = createPostPictures(deps)
  const scores = createScores(deps)
  const given = { ...deps, pictures, scores }
  const reading = createReading({ ...deps, view: createPostViews(deps) })
  const calls = {
    reading,
    add: createAddPost(deps),
    own: createOwnPosts(given),
    like: createLikePost(given),
    report: createReports({ ...deps, reading }),
  }
  return {
    name: 'community',
    access: Object.values(access),
    part: communityPart(pictures),
    acts: { add: calls.add, like: calls.like },
    postCommented: scores.changed,
    foundPosts: readFoundPosts(db),
    subjects: createPostSubjects(db),
    pageTexts: communityPageTexts({ ...deps, reading }),
    moderates: [moderatedPost(deps), moderatedPicture(deps)],
    ...(isApi && {
      routes(app) {
        circleRoutes(app, createCircleCalls(deps))
        postRoutes(app, calls)
        manageRoutes(app, createManaging(deps))
        suggestRoutes(app, createSuggest(deps))
        app.register(async (scope) => {
          acceptPictures(scope)
          pictureRoutes(scope, { pictures, storage })
        })
      },
      jobs: communityJobs(given),
    }),
    internalRoutes: (app) =>
      staffOnly(app, staff, { scope: 'community', about: aboutCircle }, (scope) => {
        staffRoutes(scope, createStaffActs({ db, clock: deps.clock }))
        pictureInternalRoutes(scope, { pictures, storage })
      }),
    async start(signal) {
      signal.addEventListener('abort', () => void scores.flush(), { once: true })
    },
    stopped: scores.flush,
  }
}

function aboutCircle({ body }: { body: unknown }): string | null {
  const { circleId, memberId } = (body ?? {}) as Record<string, unknown>
  const circle = circleId === undefined ? [] : [`circle ${circleId}`]
  const member = memberId === undefined ? [] : [`member ${memberId}`]
  return [...circle, ...member].join(', ') || null
}

import {
  type getPosts,
  POSTS_A_PAGE,
  type Post,
  type PostPage,
} from '@saidian/shared/contracts/community'
import type { BodyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { writtenLine } from '../../../platform/text-filter'
import { POST } from '../access.rules'
import type { HiddenFor } from '../posts/mention-notices'
import { cursorOf, readCursor } from './cursor.rules'
import {
  type ListedId,
  listFollowed,
  listHot,
  listNew,
  listOfMember,
  listOfTopic,
  listPinned,
  type Page,
} from './post-lists.repository'
import type { ViewPosts } from './post-views.service'

const MAX_PINNED = 3

type Caller = Pick<User, 'id'> | null
type Wanted = BodyOf<typeof getPosts>

export type Reading = {
  list: (caller: Caller, wanted: Wanted) => Promise<PostPage>
  /** Throws `community.no_such_post` for one that the caller may not see. */
  detail: (caller: Caller, code: string) => Promise<Post>
}

export type ReadingDeps = { db: Db; view: ViewPosts; hiddenFor: HiddenFor }

/** Lists and details of posts; no list shows authors who block the caller or are blocked. */
export function createReading({ db, view, hiddenFor }: ReadingDeps): Reading {
  return {
    async list(caller, wanted) {
      permit(caller, 'read', { kind: POST })
      const callerId = caller?.id ?? null
      const isHot = isHotList(wanted)
      const hidden = await hiddenFor(callerId)
      const after = readCursor(wanted.cursor, isHot)
      const page = { after, limit: POSTS_A_PAGE + 1, hidden }
      const found = await listIds(db, wanted, { page, callerId })
      const ids = found.slice(0, POSTS_A_PAGE)
      const pinned = after === null ? await pinnedOf(db, wanted, hidden) : []
      const isPinned = new Set(pinned.map(({ id }) => id))
      const shown = [...pinned, ...ids.filter(({ id }) => !isPinned.has(id))]
      const last = ids.at(-1)
      const hasMore = found.length > POSTS_A_PAGE && last !== undefined
      return {
        posts: await view(
          shown.map(({ id }) => id),
          callerId,
        ),
        next: hasMore ? cursorOf(last, isHot) : null,
      }
    },
    async detail(caller, code) {
      permit(caller, 'read', { kind: POST })
      const callerId = caller?.id ?? null
      const [post] = await view([code], callerId)
      if (!post) throw new RequestError('community.no_such_post')
      const isVisible = post.state === 'shown' || post.isOwn || post.canManage
      if (!isVisible) throw new RequestError('community.no_such_post')
      if ((await hiddenFor(callerId)).has(post.author.id))
        throw new RequestError('community.no_such_post')
      return post
    },
  }
}

function isHotList({ list, topic, memberId }: Wanted): boolean {
  return list === 'hot' && topic === undefined && memberId === undefined
}

type Asked = { page: Page; callerId: string | null }

function listIds(db: Db, wanted: Wanted, { page, callerId }: Asked): Promise<ListedId[]> {
  const { list, topic, memberId, circleId = null } = wanted
  if (memberId !== undefined)
    return listOfMember(db, { ...page, memberId, isOwn: memberId === callerId })
  if (topic !== undefined) return listOfTopic(db, { ...page, topic: writtenLine(topic) })
  if (list === 'hot') return listHot(db, { ...page, circleId })
  if (list === 'new') return listNew(db, { ...page, circleId })
  return callerId === null ? Promise.resolve([]) : listFollowed(db, { ...page, memberId: callerId })
}

/** Pinned posts stand on the first page of their circle. */
function pinnedOf(db: Db, wanted: Wanted, hidden: ReadonlySet<string>): Promise<ListedId[]> {
  const { circleId, topic, memberId } = wanted
  const isCircle = circleId !== undefined && topic === undefined && memberId === undefined
  if (!isCircle || wanted.list === 'followed') return Promise.resolve([])
  return listPinned(db, { circleId, limit: MAX_PINNED, hidden })
}

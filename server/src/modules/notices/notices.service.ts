import {
  NOTICES_A_PAGE,
  type NoticeContent,
  type NoticePage,
  type Unread,
  type UnreadNotices,
} from '@saidian/shared/contracts/notices'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { type Action, permit } from '../../platform/access'
import type { Db } from '../../platform/database'
import type { User } from '../../platform/http'
import { type Notices, type ReadMarks, readNoticePage, readUnread } from '../../platform/notices'
import type { StoredTopics } from '../../platform/topics'
import { NOTICE } from './access.rules'

type Member = Pick<User, 'id'>
type PageQuery = { before?: number; beforeId?: string; limit?: number }

export type NoticesService = {
  list: (member: Member, query: PageQuery) => Promise<NoticePage>
  unread: (member: Member) => Promise<UnreadNotices>
  /** Resolves with what is still unread. */
  read: (member: Member, marks: ReadMarks) => Promise<Unread>
}

type ServiceDeps = { db: Db; topics: StoredTopics; notices: Notices<NoticeContent> }

/** The notices of the member who calls. */
export function createNoticesService({ db, topics, notices }: ServiceDeps): NoticesService {
  const ownId = ({ id }: Member, action: Action) => {
    permit({ id }, action, { kind: NOTICE, ownerId: id })
    return id
  }

  return {
    async list(member, { before, beforeId, limit = NOTICES_A_PAGE }) {
      const id = ownId(member, 'read')
      // First: what is read afterwards is at least as new as this position.
      const position = await topics.position(TOPIC.user(id))
      const [found, unread] = await Promise.all([
        readNoticePage(db, id, { before, beforeId, limit: limit + 1 }),
        readUnread(db, id),
      ])
      const hasMore = found.length > limit
      return { ...position, notices: found.slice(0, limit), hasMore, unread }
    },
    async unread(member) {
      const id = ownId(member, 'read')
      const position = await topics.position(TOPIC.user(id))
      return { ...position, unread: await readUnread(db, id) }
    },
    read: async (member, marks) => notices.read(ownId(member, 'change'), marks),
  }
}

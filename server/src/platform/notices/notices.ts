import type { NoticeEvent, NoticesReadEvent, Unread } from '@saidian/shared/contracts/notices'
import { IM_NOTICES_READ, noticeCode, TOPIC } from '@saidian/shared/contracts/sockets'
import type { TopicMessage } from '../bus'
import type { Clock } from '../clock'
import type { Db } from '../database'
import type { StoredTopics } from '../topics'
import {
  insertKeys,
  markRead,
  type NewNotice,
  type ReadMarks,
  readUnread,
  upsertNotice,
} from './notices.repository'

/** A notice as a module sends it. `Content` lists the templates with their data. */
export type NoticeOrder<Content> = Content & {
  memberId: string
  /**
   * Names the act, or the acts that it stands for: a second notice of the member under the same key
   * changes nothing.
   */
  key: string | readonly string[]
  /** Address inside the product that the notice leads to; empty without one. */
  link: string
  /** While a notice of this group is unread, the next one replaces its text and is counted. */
  group?: string
}

/** An event that the commit makes true; null when there is nothing to say. */
export type SentNotice = TopicMessage | null

export type SendNotices<Content> = {
  /** Stores a notice in the transaction of its act, as its last statement but one. */
  send: (trx: Db, order: NoticeOrder<Content>) => Promise<SentNotice>
  /** Notifies the member's devices; call it after the commit. */
  publish: (sent: SentNotice) => void
}

export type Notices<Content> = SendNotices<Content> & {
  /** Marks notices as read on all devices; resolves with what is still unread. */
  read: (memberId: string, marks: ReadMarks) => Promise<Unread>
}

type NoticesDeps = {
  db: Db
  clock: Clock
  topics: StoredTopics
  /** Whether the member's settings allow notices of this kind. */
  isWanted: (trx: Db, memberId: string, kind: string) => Promise<boolean>
}

type AnyContent = Pick<NewNotice, 'kind' | 'template' | 'data'>

/** Notices of the product to its members: stored, grouped, counted, the same on all devices. */
export function createNotices<Content extends AnyContent>(deps: NoticesDeps): Notices<Content> {
  const { db, clock, topics, isWanted } = deps
  const publish = (sent: SentNotice) => {
    if (sent) topics.publish(sent)
  }

  return {
    publish,
    async send(trx, { key, ...order }) {
      const { memberId, kind } = order
      if (!(await isWanted(trx, memberId, kind))) return null
      const at = clock.now()
      const keys = typeof key === 'string' ? [key] : key
      const count = await insertKeys(trx, { memberId, keys, at })
      if (count === 0) return null
      return topics.append(trx, TOPIC.user(memberId), async () => {
        const notice = await upsertNotice(trx, { ...order, count, at })
        const data: NoticeEvent = { notice, unread: await readUnread(trx, memberId) }
        return { code: noticeCode(kind), data }
      })
    },
    async read(memberId, marks) {
      const { unread, sent } = await db.transaction().execute(async (trx) => {
        const ids = await markRead(trx, memberId, marks, clock.now())
        if (ids.length === 0) return { unread: await readUnread(trx, memberId), sent: null }
        return appendRead({ trx, topics, memberId, marks, ids })
      })
      publish(sent)
      return unread
    },
  }
}

type ReadParts = {
  trx: Db
  topics: StoredTopics
  memberId: string
  marks: ReadMarks
  ids: readonly string[]
}

async function appendRead({ trx, topics, memberId, marks, ids }: ReadParts) {
  let unread: Unread = { total: 0, kinds: {} }
  const sent = await topics.append(trx, TOPIC.user(memberId), async () => {
    unread = await readUnread(trx, memberId)
    // All up to a time may be thousands: the time alone says which.
    const upTo = 'upTo' in marks ? marks.upTo : null
    const data: NoticesReadEvent = { ids: upTo === null ? [...ids] : [], upTo, unread }
    return { code: IM_NOTICES_READ, data }
  })
  return { unread, sent }
}

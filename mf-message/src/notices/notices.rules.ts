import {
  isNoticeEvent,
  isNoticesReadEvent,
  type Notice,
  type NoticeEvent,
  type NoticePage,
  type NoticesReadEvent,
} from '@saidian/shared/contracts/notices'
import { IM_NOTICES_READ, isNoticeCode } from '@saidian/shared/contracts/sockets'

/** An event of `user/{id}`. */
export type MemberEvent = { code: number; data: unknown }

export function isMemberEvent(data: unknown): data is MemberEvent {
  const { code } = (data ?? {}) as { code?: unknown }
  return typeof code === 'number'
}

/** The notices after an event; events about other parts of the account change none. */
export function afterEvent(page: NoticePage, { code, data }: MemberEvent): NoticePage {
  if (isNoticeCode(code) && isNoticeEvent(data)) return withNotice(page, data)
  if (code === IM_NOTICES_READ && isNoticesReadEvent(data)) return withRead(page, data)
  return page
}

function withNotice(page: NoticePage, { notice, unread }: NoticeEvent): NoticePage {
  const others = page.notices.filter(({ id }) => id !== notice.id)
  return { ...page, notices: [notice, ...others].sort(newestFirst), unread }
}

function newestFirst(a: Notice, b: Notice): number {
  return b.at - a.at || Number(b.id) - Number(a.id)
}

/** The notices after some, or all up to a time, are read. */
export function withRead(page: NoticePage, { ids, upTo, unread }: NoticesReadEvent): NoticePage {
  const isMarked = ({ id, at }: Notice) => ids.includes(id) || (upTo !== null && at <= upTo)
  const notices = page.notices.map((notice) =>
    isMarked(notice) ? { ...notice, isRead: true } : notice,
  )
  return { ...page, notices, unread }
}

/** The notices with a page of older ones. */
export function withOlder(page: NoticePage, older: NoticePage): NoticePage {
  const known = new Set(page.notices.map(({ id }) => id))
  const added = older.notices.filter(({ id }) => !known.has(id))
  return { ...page, notices: [...page.notices, ...added], hasMore: older.hasMore }
}

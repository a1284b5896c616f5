import type { Notice, Unread } from '@saidian/shared/contracts/notices'
import { type NoticeFilter, noticeFilterOfKind } from './notice-kinds.rules'

/** `note`: likes, replies and mentions (互动消息); `notice`: all other notices (通知). */
export type NoticeScope = 'note' | 'notice'

const NOTES: readonly NoticeFilter[] = ['likes', 'replies', 'mentions']

function isKindIn(kind: string, scope: NoticeScope): boolean {
  return NOTES.includes(noticeFilterOfKind(kind)) === (scope === 'note')
}

/** Whether a page offers a filter: 全部, and those of its kinds. */
export function isFilterIn(filter: NoticeFilter, scope: NoticeScope): boolean {
  return filter === 'all' || NOTES.includes(filter) === (scope === 'note')
}

export function noticesIn(notices: readonly Notice[], scope: NoticeScope): readonly Notice[] {
  return notices.filter(({ kind }) => isKindIn(kind, scope))
}

/** How many of a page wait unread. */
export function unreadIn({ kinds }: Pick<Unread, 'kinds'>, scope: NoticeScope): number {
  const counts = Object.entries(kinds).filter(([kind]) => isKindIn(kind, scope))
  return counts.reduce((sum, [, count]) => sum + count, 0)
}

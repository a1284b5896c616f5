import type { Notice, NoticeKind, Unread } from '@saidian/shared/contracts/notices'
import type { IconName } from '@saidian/shared/ui'

const NOTICE_FILTERS = ['all', 'likes', 'replies', 'mentions', 'follows', 'system'] as const
export type NoticeFilter = (typeof NOTICE_FILTERS)[number]

const LABELS: Record<NoticeFilter, string> = {
  all: '全部',
  likes: '赞',
  replies: '回复',
  mentions: '@我',
  follows: '粉丝',
  system: '系统',
}

const ICONS: Record<NoticeKind, IconName> = {
  account: 'gear',
  coins: 'star',
  moderation: 'info',
  rooms: 'tv',
  likes: 'heart',
  replies: 'comment',
  mentions: 'at',
  follows: 'person',
  groups: 'comment',
  friends: 'person',
}

/** The filter of a query parameter; all without one. */
export function filterOf(typed: string | null): NoticeFilter {
  return NOTICE_FILTERS.find((filter) => filter === typed) ?? 'all'
}

/** What other members did has a filter of its own; the rest is of the system. */
export function noticeFilterOfKind(kind: string): NoticeFilter {
  const filter = filterOf(kind)
  return filter === 'all' ? 'system' : filter
}

/** Notices of a filter. */
export function noticesOf(notices: readonly Notice[], filter: NoticeFilter): readonly Notice[] {
  return filter === 'all'
    ? notices
    : notices.filter(({ kind }) => noticeFilterOfKind(kind) === filter)
}

/** The filters with how many of each wait unread, such as 赞 3. */
export function filterItems({ kinds }: Unread): { key: NoticeFilter; text: string }[] {
  const counts = new Map<NoticeFilter, number>()
  for (const [kind, count] of Object.entries(kinds)) {
    const filter = noticeFilterOfKind(kind)
    counts.set(filter, (counts.get(filter) ?? 0) + count)
  }
  return NOTICE_FILTERS.map((key) => {
    const count = counts.get(key) ?? 0
    return { key, text: count > 0 ? `${LABELS[key]} ${count > 99 ? '99+' : count}` : LABELS[key] }
  })
}

/** Icon of a kind; that of 系统 for a kind of a newer server. */
export function iconOf(kind: string): IconName {
  return Object.hasOwn(ICONS, kind) ? ICONS[kind as NoticeKind] : 'info'
}

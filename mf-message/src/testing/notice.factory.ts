import type { Notice, NoticePage } from '@saidian/shared/contracts/notices'

/** An unread notice about coins, of 10:00 in Beijing. */
export function makeNotice(given: Partial<Notice> = {}): Notice {
  return {
    id: '1',
    kind: 'coins',
    template: 'coins.received',
    data: { coins: 5, reason: '礼品码兑换' },
    link: '/user',
    count: 1,
    at: Date.UTC(2026, 10, 20, 2),
    isRead: false,
    ...given,
  }
}

/** The notices as the only page. */
export function makeNoticePage(notices: Notice[], given: Partial<NoticePage> = {}): NoticePage {
  const total = notices.filter(({ isRead }) => !isRead).length
  const unread = { total, kinds: { coins: total } }
  return { epoch: 'e', seq: 0, notices, hasMore: false, unread, ...given }
}

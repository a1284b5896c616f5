import type { Notice } from '@saidian/shared/contracts/notices'
import { useHost } from '@saidian/shared/host'
import { useOlderNoticesMutation, useReadNoticesMutation } from '../../notices/notices.api'
import { useNotices } from '../../notices/use-notices'
import { type NoticeScope, noticesIn, unreadIn } from './notice-scope.rules'

/** As the contract of the call. */
const MAX_AT_ONCE = 100
const MAX_PAGES = 50

/**
 * Marks the notices of a page as read, those on older pages too, and no others. Null while none is
 * unread.
 */
export function useReadAll(scope: NoticeScope): (() => Promise<void>) | null {
  const host = useHost()
  const { memberId, page } = useNotices()
  const [read] = useReadNoticesMutation()
  const [readOlder] = useOlderNoticesMutation()
  if (!page || unreadIn(page.unread, scope) === 0) return null

  async function markPage(notices: readonly Notice[], left: number): Promise<number> {
    const ids = noticesIn(notices, scope)
      .filter(({ isRead }) => !isRead)
      .map(({ id }) => id)
      .slice(0, MAX_AT_ONCE)
    if (ids.length === 0) return left
    return unreadIn(await read({ memberId, ids }).unwrap(), scope)
  }

  return async () => {
    try {
      let { notices, hasMore } = page
      let left = await markPage(notices, unreadIn(page.unread, scope))
      for (let turn = 0; left > 0 && hasMore && turn < MAX_PAGES; turn += 1) {
        const last = notices.at(-1)
        if (!last) return
        const older = await readOlder({ memberId, notice: last }).unwrap()
        notices = older.notices
        hasMore = older.hasMore
        left = await markPage(notices, left)
      }
    } catch {
      host.toast({ text: '没有成功，请稍后再试', kind: 'fail' })
    }
  }
}

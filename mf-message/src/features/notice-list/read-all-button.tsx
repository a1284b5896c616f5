import { useHost } from '@saidian/shared/host'
import { useReadAllNoticesMutation } from '../../notices/notices.api'
import { useNotices } from '../../notices/use-notices'
import css from './notice-list.module.css'

/** Marks all notices on the screen as read; nothing while none is unread. */
export function ReadAllButton() {
  const host = useHost()
  const { memberId, page } = useNotices()
  const [readAll] = useReadAllNoticesMutation()
  const newest = page?.notices[0]
  if (!page || !newest || page.unread.total === 0) return null

  async function markAll(notice: NonNullable<typeof newest>): Promise<void> {
    const { error } = await readAll({ memberId, notice })
    if (error) host.toast({ text: '没有成功，请稍后再试', kind: 'fail' })
  }

  return (
    <button type="button" className={css.readAll} onClick={() => void markAll(newest)}>
      全部已读
    </button>
  )
}

import css from './notice-list.module.css'
import type { NoticeScope } from './notice-scope.rules'
import { useReadAll } from './use-read-all'

/** Marks all notices of the page as read; nothing while none is unread. */
export function ReadAllButton({ scope }: { scope: NoticeScope }) {
  const readAll = useReadAll(scope)
  if (!readAll) return null
  return (
    <button type="button" className={css.readAll} onClick={() => void readAll()}>
      全部已读
    </button>
  )
}

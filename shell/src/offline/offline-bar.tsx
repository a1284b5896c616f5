import { formatDate } from '@saidian/shared/lib'
import css from './offline-bar.module.css'
import { useSavedAt } from './saved-at'
import { useOnline } from './use-online'

/** Shows 网络已断开, with the time of the data when it comes from this device. */
export function OfflineBar() {
  const isOnline = useOnline()
  const savedAt = useSavedAt()
  if (isOnline) return null
  return (
    <div className={css.bar} role="status">
      网络已断开
      {savedAt !== null && <span>{`，显示 ${formatDate(savedAt, 'MM-dd hh:mm')} 的数据`}</span>}
    </div>
  )
}

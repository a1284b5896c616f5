import { formatDate } from '@saidian/shared/lib'
import css from './offline-bar.module.css'
import { useOnline } from './use-online'
import { useSavedAt } from './use-saved-at'

/** 网络已断开, with the age of what is shown when it comes from this device. */
export function OfflineBar() {
  const isOnline = useOnline()
  const savedAt = useSavedAt(isOnline)
  if (isOnline) return null
  return (
    <div className={css.bar} role="status">
      网络已断开
      {savedAt !== null && <span>{`，显示 ${formatDate(savedAt, 'MM-dd hh:mm')} 的数据`}</span>}
    </div>
  )
}

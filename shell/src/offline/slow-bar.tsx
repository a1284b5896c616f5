import { slowCalls } from '@saidian/shared/api'
import { useSyncExternalStore } from 'react'
import css from './offline-bar.module.css'
import { useOnline } from './use-online'

/** Says that the page still waits for the network, which is asked again. */
export function SlowBar() {
  const isSlow = useSyncExternalStore(slowCalls.subscribe, slowCalls.isAny)
  const isOnline = useOnline()
  if (!isSlow || !isOnline) return null
  return (
    <div className={`${css.bar} ${css.slow}`} role="status">
      网络较慢，正在重试
      <button type="button" className={css.again} onClick={slowCalls.askAgain}>
        立即重试
      </button>
    </div>
  )
}

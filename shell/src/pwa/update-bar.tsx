import { Icon } from '@saidian/shared/ui'
import { useEffect, useState } from 'react'
import { useOnline } from '../offline/use-online'
import css from './update-bar.module.css'
import { watchForNewVersion } from './version-check'

/** Offers a new version; × keeps the current one. */
export function UpdateBar() {
  const [isOffered, setIsOffered] = useState(false)
  const isOnline = useOnline()
  useEffect(() => {
    const stop = new AbortController()
    watchForNewVersion(() => setIsOffered(true), stop.signal)
    return () => stop.abort()
  }, [])
  // Offline no update is possible, and the offline bar is shown here.
  if (!isOffered || !isOnline) return null
  return (
    <div className={css.bar} role="status">
      <span className={css.text}>有新版本</span>
      <button className={css.update} type="button" onClick={() => location.reload()}>
        更新
      </button>
      <button
        className={css.close}
        type="button"
        aria-label="以后再说"
        onClick={() => setIsOffered(false)}
      >
        <Icon name="close" size={12} />
      </button>
    </div>
  )
}

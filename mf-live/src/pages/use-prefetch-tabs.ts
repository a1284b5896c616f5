import { savesData, whenIdle } from '@saidian/shared/ui'
import { useEffect } from 'react'
import type { MatchTab } from '../paths'
import { MATCH_TABS } from './match-tabs'

/** Gives the data of the shown tab priority. */
const AFTER_CONTENT_MS = 800

/** Prefetches the code of the other tabs, one by one, while the browser is idle. */
export function usePrefetchTabs(tabKeys: readonly MatchTab[], isLoaded: boolean): void {
  const names = tabKeys.join(' ')
  useEffect(() => {
    if (!isLoaded || savesData()) return
    const controller = new AbortController()
    const loadNext = ([next, ...rest]: typeof MATCH_TABS) => {
      if (!next) return
      const loadRest = () => whenIdle(() => loadNext(rest), controller.signal)
      // Ignored: a tap loads the code again and shows the error.
      next.load().then(loadRest, loadRest)
    }
    const tabs = MATCH_TABS.filter(({ key }) => names.split(' ').includes(key))
    const timer = setTimeout(
      () => whenIdle(() => loadNext(tabs), controller.signal),
      AFTER_CONTENT_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [names, isLoaded])
}

import { savesData, whenIdle } from '@saidian/shared/ui'
import { useEffect } from 'react'
import type { MatchTab } from '../paths'
import { MATCH_TABS } from './match-tabs'

/** The shown tab's own data comes first. */
const AFTER_CONTENT_MS = 800

/** Fetches the code of the other tabs of a match, one after another, while the page is idle. */
export function usePrefetchTabs(shown: readonly MatchTab[], isReady: boolean): void {
  const names = shown.join(' ')
  useEffect(() => {
    if (!isReady || savesData()) return
    const end = new AbortController()
    const loadNext = ([next, ...rest]: typeof MATCH_TABS) => {
      if (!next) return
      const goOn = () => whenIdle(() => loadNext(rest), end.signal)
      // Not to be had now: the tap asks again and tells.
      next.load().then(goOn, goOn)
    }
    const tabs = MATCH_TABS.filter(({ key }) => names.split(' ').includes(key))
    const timer = setTimeout(() => whenIdle(() => loadNext(tabs), end.signal), AFTER_CONTENT_MS)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [names, isReady])
}

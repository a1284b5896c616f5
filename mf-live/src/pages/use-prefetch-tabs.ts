import { usePrefetch } from '@saidian/shared/ui'
import { useMemo } from 'react'
import type { MatchTab } from '../paths'
import { MATCH_TABS } from './match-tabs'

/** Gives the data of the shown tab priority. */
const AFTER_CONTENT_MS = 800

/** Prefetches the code of the tabs that the match has. */
export function usePrefetchTabs(tabKeys: readonly MatchTab[], isLoaded: boolean): void {
  const names = tabKeys.join(' ')
  const tasks = useMemo(() => {
    const keys = names.split(' ')
    return MATCH_TABS.filter(({ key }) => keys.includes(key)).map(({ load }) => load)
  }, [names])
  usePrefetch(tasks, { afterMs: AFTER_CONTENT_MS, isReady: isLoaded })
}

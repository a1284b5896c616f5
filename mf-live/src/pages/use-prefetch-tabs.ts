import { usePrefetch } from '@saidian/shared/ui'
import { useMemo } from 'react'
import type { TabEntry } from '../sports/match-tab'

/** Gives the data of the shown tab priority. */
const AFTER_CONTENT_MS = 800

/** Prefetches the code of the tabs that the match has. */
export function usePrefetchTabs(tabs: readonly TabEntry[], isLoaded: boolean): void {
  const names = tabs.map(({ key }) => key).join(' ')
  // Depends on the keys: each render filters the same tabs into a new array.
  const tasks = useMemo(() => tabs.map(({ load }) => load), [names])
  usePrefetch(tasks, { afterMs: AFTER_CONTENT_MS, isReady: isLoaded })
}

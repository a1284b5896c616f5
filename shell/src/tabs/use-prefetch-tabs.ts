import { usePrefetch } from '@saidian/shared/ui'
import { useMemo } from 'react'
import { useShell } from '../page/shell-context'
import type { Tab } from './tabs.rules'

/** Delay that gives the page's own data and pictures priority (product-spec: link prefetch). */
const AFTER_PAGE_MS = 2_000

/** Prefetches the files of the pages behind the tabs. */
export function usePrefetchTabs(tabs: readonly Tab[]): void {
  const { prefetchPage } = useShell()
  const tasks = useMemo(
    () =>
      tabs.map(
        ({ to }) =>
          (signal: AbortSignal) =>
            prefetchPage(to, signal),
      ),
    [tabs, prefetchPage],
  )
  usePrefetch(tasks, { afterMs: AFTER_PAGE_MS })
}

import { usePrefetch } from '@saidian/shared/ui'
import { useMemo } from 'react'
import { useShell } from '../page/shell-context'
import type { Tab } from './tabs.rules'

/** Delay that gives the page's own data and pictures priority (product-spec: link prefetch). */
const AFTER_PAGE_MS = 2_000

/** What most pages behind the tabs are made of, and no first page. */
const PARTS_OF_PAGES = [
  () => import('@saidian/shared/ui/subpages'),
  () => import('@saidian/shared/matches/summary'),
]

/** Prefetches the files of the pages behind the tabs. */
export function usePrefetchTabs(tabs: readonly Tab[]): void {
  const { prefetchPage } = useShell()
  const tasks = useMemo(
    () => [
      ...PARTS_OF_PAGES,
      ...tabs.map(
        ({ to }) =>
          (signal: AbortSignal) =>
            prefetchPage(to, signal),
      ),
    ],
    [tabs, prefetchPage],
  )
  usePrefetch(tasks, { afterMs: AFTER_PAGE_MS })
}

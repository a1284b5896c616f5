import { whenIdle } from '@saidian/shared/ui'
import { useEffect } from 'react'
import { useShell } from '../page/shell-context'
import type { Tab } from './tabs.rules'

/** Delay that gives the page's own data and pictures priority (product-spec: link prefetch). */
const AFTER_PAGE_MS = 2_000

/**
 * Prefetches the pages behind the tabs when idle; retries missing ones when the page becomes
 * visible.
 */
export function usePrefetchTabs(tabs: readonly Tab[]): void {
  const { prefetchPages } = useShell()
  useEffect(() => {
    const end = new AbortController()
    const paths = tabs.map(({ to }) => to)
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => whenIdle(() => void prefetchPages(paths, end.signal), end.signal),
        AFTER_PAGE_MS,
      )
    }
    begin()
    document.addEventListener('visibilitychange', begin, { signal: end.signal })
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [tabs, prefetchPages])
}

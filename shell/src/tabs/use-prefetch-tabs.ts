import { whenIdle } from '@saidian/shared/ui'
import { useEffect } from 'react'
import { useShell } from '../page/shell-context'
import type { Tab } from './tabs.rules'

/** The page's own data and pictures come first (product-spec: link prefetch). */
const AFTER_PAGE_MS = 2_000

/** Brings the pages behind the tabs near while a person reads this one, and again what is missing when he comes back to it. */
export function usePrefetchTabs(tabs: readonly Tab[]): void {
  const { bringPages } = useShell()
  useEffect(() => {
    const end = new AbortController()
    const paths = tabs.map(({ to }) => to)
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => whenIdle(() => void bringPages(paths, end.signal), end.signal),
        AFTER_PAGE_MS,
      )
    }
    begin()
    document.addEventListener('visibilitychange', begin, { signal: end.signal })
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [tabs, bringPages])
}

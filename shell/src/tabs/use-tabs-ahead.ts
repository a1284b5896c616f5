import { whenIdle } from '@saidian/shared/ui'
import { useEffect } from 'react'
import { useShell } from '../page/shell-context'
import type { Tab } from './tabs.rules'

/** The page's own data and pictures come first (product-spec: link prefetch). */
const AFTER_PAGE_MS = 2_000

/** Brings the pages behind the tabs near while a person reads this one, one after the other. */
export function useTabsAhead(tabs: readonly Tab[]): void {
  const { bring } = useShell()
  useEffect(() => {
    const end = new AbortController()
    const bringAll = async () => {
      for (const { to } of tabs) if (!end.signal.aborted) await bring(to)
    }
    const timer = setTimeout(() => whenIdle(() => void bringAll(), end.signal), AFTER_PAGE_MS)
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [tabs, bring])
}

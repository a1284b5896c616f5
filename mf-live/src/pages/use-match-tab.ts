import { useNavigate, useSearchParams } from '@saidian/shared/router'
import { useCallback, useRef } from 'react'
import { firstTab } from '../match/first-tab.rules'
import { livePaths, type MatchTab } from '../paths'

type Given = {
  tabs: readonly MatchTab[]
  /** Of the match; null while nothing is known of it. */
  status: number | null
  /** Whether the tabs are all there are. */
  isKnown: boolean
}

/**
 * The chosen tab, or null while it is not known yet which tabs there are. It stands in the address, so that reload and a shared link show the
 * same; back leaves the match.
 */
export function useMatchTab(matchId: number, { tabs, status, isKnown }: Given) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Kept from the first status: a match that begins takes no page away from under its reader.
  const opening = useRef<MatchTab>(null)
  if (opening.current === null && status !== null) opening.current = firstTab(status)
  const wanted = search.get('tab') ?? opening.current
  const tab = tabs.find((key) => key === wanted) ?? (isKnown ? (tabs[0] ?? 'live') : null)
  const go = useCallback(
    (next: MatchTab, minute?: number) =>
      navigate(livePaths.match(matchId, next, minute), { replace: true, preventScrollReset: true }),
    [navigate, matchId],
  )
  return {
    tab,
    choose: useCallback((next: MatchTab) => go(next), [go]),
    showMinute: useCallback((minute: number) => go('text', minute), [go]),
    showMoment: useCallback((minute: number) => go('live', minute), [go]),
  }
}

import { useNavigate, useSearchParams } from '@saidian/shared/router'
import { useCallback, useRef } from 'react'
import { firstTab } from '../match/first-tab.rules'
import { livePaths, type MatchTab } from '../paths'

type Given = {
  tabs: readonly MatchTab[]
  /** Status of the match; null while unknown. */
  status: number | null
  /** Whether `tabs` is complete. */
  isKnown: boolean
}

/**
 * The chosen tab, or null while the tabs are unknown. The address stores it for reloads and shared
 * links. Back leaves the match.
 */
export function useMatchTab(matchId: number, { tabs, status, isKnown }: Given) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Stored from the first status, so that the kick-off does not switch the tab.
  const opening = useRef<MatchTab>(null)
  if (opening.current === null && status !== null) opening.current = firstTab(status)
  const wanted = search.get('tab') ?? opening.current
  const tab = tabs.find((key) => key === wanted) ?? (isKnown ? (tabs[0] ?? 'live') : null)
  const go = useCallback(
    (next: MatchTab, minute?: number) =>
      navigate(livePaths.match('football', matchId, next, minute), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, matchId],
  )
  return {
    tab,
    choose: useCallback((next: MatchTab) => go(next), [go]),
    showMinute: useCallback((minute: number) => go('text', minute), [go]),
    showMoment: useCallback((minute: number) => go('live', minute), [go]),
  }
}

import { useNavigate, useSearchParams } from '@saidian/shared/router'
import { useCallback } from 'react'
import { livePaths, type MatchTab } from '../paths'

/**
 * The chosen tab, or null while it is not known yet which tabs there are. It stands in the address, so that reload and a shared link show the
 * same; back leaves the match.
 */
export function useMatchTab(matchId: number, tabs: readonly MatchTab[], isKnown: boolean) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const wanted = search.get('tab') ?? 'live'
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

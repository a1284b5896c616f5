import { COMMENT_PARAM } from '@saidian/shared/contracts/page'
import type { Sport } from '@saidian/shared/matches'
import { useNavigate, useSearchParams } from '@saidian/shared/router'
import { useCallback, useRef } from 'react'
import { livePaths } from '../paths'

type Given = {
  tabs: readonly string[]
  /** The first tab by the state of the match; null while unknown. */
  firstTab: string | null
  /** Whether `tabs` is complete. */
  isKnown: boolean
}

/**
 * The chosen tab, or null while the tabs are unknown. The address stores it for reloads and shared
 * links. Back leaves the match.
 */
export function useMatchTab(sport: Sport, matchId: number, { tabs, firstTab, isKnown }: Given) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Stored from the first state, so that the kick-off does not switch the tab.
  const opening = useRef<string>(null)
  opening.current ??= firstTab
  // A link to a comment names no tab: the sport of a match is all that its writer knows.
  const linked = search.has(COMMENT_PARAM) ? 'chat' : null
  const wanted = search.get('tab') ?? linked ?? opening.current
  const tab = tabs.find((key) => key === wanted) ?? (isKnown ? (tabs[0] ?? 'live') : null)
  const go = useCallback(
    (next: string, minute?: number) =>
      navigate(livePaths.match(sport, matchId, next, minute), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, sport, matchId],
  )
  return {
    tab,
    choose: useCallback((next: string) => go(next), [go]),
    showMinute: useCallback((minute: number) => go('text', minute), [go]),
    showMoment: useCallback((minute: number) => go('live', minute), [go]),
  }
}

import { usePageTitle } from '@saidian/shared/host'
import { matchPageTitle } from '@saidian/shared/lib'
import { isInPlay, isOver, shownScore } from '@saidian/shared/lib/football'
import { matchTitle, useKnownMatch } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import { ErrorState } from '@saidian/shared/ui'
import { useMemo, useState } from 'react'
import { liveQueryState } from '../match/live-query-state'
import { useMatchHeaderQuery } from '../match/match.api'
import { MatchContext } from '../match/match-context'
import { useMatchClock } from '../match/use-match-clock'
import { useRememberVisit } from '../match/use-remember-visit'
import { MatchPanel } from './match-panel'
import css from './match-screen.module.css'
import { MatchTop, type ShownMatch } from './match-top'
import { MatchWithoutHeader } from './match-without-header'
import { useMatchTabs } from './use-match-tabs'

/** One match: the header at once from the cached list, the rest as it loads. */
export function MatchScreen({ matchId }: { matchId: number }) {
  const known = useKnownMatch('football', matchId)
  const query = useMatchHeaderQuery(matchId)
  const { data: header, isDelayed, hasFailed, reason, errorText, refresh } = liveQueryState(query)
  const [noSpoiler] = useSetting('noSpoiler')
  const [isRevealed, setRevealed] = useState(false)
  const [isAnimating, setAnimating] = useState(false)
  const { clock, isStale } = useMatchClock(query.currentData, known?.feed)
  const feed = query.currentData?.feed ?? known?.feed
  const shown = header ?? known
  const status = shown?.match.s ?? null
  const { tabs, tab, choose, showMinute, showMoment } = useMatchTabs(matchId, {
    header,
    status,
    hasFailed,
  })
  const title = shown ? matchTitle(shown.home, shown.away) : null
  useRememberVisit('football', matchId, title)
  usePageTitle(pageTitle(shown, noSpoiler || isDelayed))
  const { home, away } = shown ?? {}
  const context = useMemo(() => {
    if (!home || !away) return undefined
    const actions = { showTab: choose, showMinute, showMoment }
    return { matchId, home, away, status: status ?? 0, clock, ...actions }
  }, [matchId, home, away, status, clock, choose, showMinute, showMoment])

  const isMissing = hasFailed && reason === 'football.no_such_match'
  if (isMissing || !shown || !context) {
    return <MatchWithoutHeader {...{ isMissing, hasFailed, errorText, refresh }} />
  }
  const isHidden = noSpoiler && !isRevealed && revealsScore(shown)
  const reveal = () => setRevealed(true)
  const toggleAnimation = () => setAnimating((is) => !is)
  const top = { shown, header, isStale, isDelayed, isHidden, isAnimating, toggleAnimation }
  return (
    <MatchContext value={context}>
      <main className={css.page}>
        <MatchTop {...top} title={title} isDemo={feed?.demo ?? false} onReveal={reveal} />
        {hasFailed && <ErrorState text={errorText} onRetry={refresh} />}
        <MatchPanel tabs={tabs} tab={tab} choose={choose} isHidden={isHidden} onReveal={reveal} />
      </main>
    </MatchContext>
  )
}

function revealsScore({ match }: ShownMatch): boolean {
  return isInPlay(match.s) || isOver(match.s) || shownScore(match) !== null
}

/**
 * Title of the document. Tab lists and shared links show it, so it contains no hidden score.
 */
function pageTitle(shown: ShownMatch | undefined, hidesScore: boolean): string | null {
  if (!shown) return null
  const { home, away, match } = shown
  return matchPageTitle(home.shortZh, away.shortZh, hidesScore ? null : shownScore(match))
}

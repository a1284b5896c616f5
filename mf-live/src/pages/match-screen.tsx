import { type GivenPageText, usePageText } from '@saidian/shared/host'
import { matchPageDescription, matchPageTitle } from '@saidian/shared/lib/texts'
import { matchTitle, type SportView, useKnownMatch, viewOf } from '@saidian/shared/matches'
import { useSetting } from '@saidian/shared/store'
import { ErrorState } from '@saidian/shared/ui'
import { useMemo, useState } from 'react'
import { liveQueryState } from '../match/live-query-state'
import { MatchContext } from '../match/match-context'
import { useMatchClock } from '../match/use-match-clock'
import { useRememberVisit } from '../match/use-remember-visit'
import type { SportMatch } from '../sports/sport-match'
import { MatchPanel } from './match-panel'
import css from './match-screen.module.css'
import { MatchTop, type ShownMatch } from './match-top'
import { MatchWithoutHeader } from './match-without-header'
import { useMatchTabs } from './use-match-tabs'

/** One match: the header at once from the cached list, the rest as it loads. */
export function MatchScreen({ view, matchId }: { view: SportMatch; matchId: number }) {
  const { sport, queries } = view
  const rules = viewOf(sport)
  const known = useKnownMatch(sport, matchId)
  const query = queries.useHeader(matchId)
  const { data: header, isDelayed, hasFailed, reason, errorText, refresh } = liveQueryState(query)
  const [noSpoiler] = useSetting('noSpoiler')
  const [isRevealed, setRevealed] = useState(false)
  const [isAnimating, setAnimating] = useState(false)
  const { clock, isStale } = useMatchClock(query.currentData, known?.feed)
  const feed = query.currentData?.feed ?? known?.feed
  const shown = header ?? known
  const { tabs, tab, choose, showMinute, showMoment } = useMatchTabs(view, matchId, {
    header,
    match: shown?.match,
    hasFailed,
  })
  const title = shown ? matchTitle(shown.home, shown.away) : null
  useRememberVisit(sport, matchId, title)
  usePageText(pageText(rules, shown, noSpoiler || isDelayed))
  const { home, away } = shown ?? {}
  const hasStarted = shown !== undefined && view.hasStarted(shown.match)
  const isOver = shown !== undefined && rules.isOver(shown.match)
  const context = useMemo(() => {
    if (!home || !away) return undefined
    const actions = { showTab: choose, showMinute, showMoment }
    return { sport, matchId, queries, home, away, hasStarted, isOver, clock, ...actions }
  }, [
    sport,
    matchId,
    queries,
    home,
    away,
    hasStarted,
    isOver,
    clock,
    choose,
    showMinute,
    showMoment,
  ])

  const isMissing = hasFailed && reason === view.missingReason
  if (isMissing || !shown || !context) {
    return <MatchWithoutHeader {...{ sport, isMissing, hasFailed, errorText, refresh }} />
  }
  const isHidden = noSpoiler && !isRevealed && revealsScore(rules, shown)
  const reveal = () => setRevealed(true)
  const toggleAnimation = () => setAnimating((is) => !is)
  const top = { view, shown, header, isStale, isDelayed, isHidden, isAnimating, toggleAnimation }
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

function revealsScore(rules: SportView, { match }: ShownMatch): boolean {
  return rules.isInPlay(match) || rules.isOver(match) || rules.scoreOf(match) !== null
}

/**
 * Title and description of the document. Tab lists and shared links show the title, so it contains
 * no hidden score.
 */
function pageText(
  { scoreOf }: SportView,
  shown: ShownMatch | undefined,
  hidesScore: boolean,
): GivenPageText | null {
  if (!shown) return null
  const { match } = shown
  const [home, away] = [shown.home.shortZh, shown.away.shortZh]
  const { round, kickoffAt } = match
  const league = shown.league?.shortZh ?? ''
  return {
    title: matchPageTitle(home, away, hidesScore ? null : scoreOf(match)),
    description: matchPageDescription({ home, away, league, round, kickoffAt }),
  }
}

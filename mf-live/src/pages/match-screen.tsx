import type { BoardMatch, MatchCoverage } from '@saidian/shared/contracts'
import { usePageTitle } from '@saidian/shared/host'
import { type FeedClock, isInPlay, isOver, matchPageTitle, shownScore } from '@saidian/shared/lib'
import { useSetting } from '@saidian/shared/store'
import { ErrorState, Segmented, useTicking } from '@saidian/shared/ui'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { AnimationSwitch } from '../features/match-header/animation-switch'
import { HiddenBySetting } from '../features/match-header/hidden-by-setting'
import { MatchHeader } from '../features/match-header/match-header'
import { shareMatch } from '../features/match-header/share-match'
import { type KnownMatch, useKnownMatch } from '../features/scoreboard/use-known-match'
import { PanelSkeleton } from '../match/components/panel-skeleton'
import { liveQueryState } from '../match/live-query-state'
import { useMatchHeaderQuery } from '../match/match.api'
import { MatchContext } from '../match/match-context'
import { matchTitle } from '../match/match-title'
import { useFollow } from '../match/use-follow'
import { useMatchClock } from '../match/use-match-clock'
import { useRememberVisit } from '../match/use-remember-visit'
import css from './match-screen.module.css'
import { MATCH_TABS } from './match-tabs'
import { MatchWithoutHeader } from './match-without-header'
import { useBackNavigation } from './use-back-navigation'
import { useMatchTab } from './use-match-tab'
import { usePrefetchTabs } from './use-prefetch-tabs'

const MatchAnimation = lazy(async () => ({
  default: (await import('../features/match-animation/match-animation')).MatchAnimation,
}))

const NO_COVERAGE: MatchCoverage = { mlive: 0, text: 0, lineup: 0, intelligence: 0, odds: 0 }
/** How long the header marks a correction. */
const CORRECTION_SECONDS = 600

/** One match: the header at once from the cached list, the rest as it loads. */
export function MatchScreen({ matchId }: { matchId: number }) {
  const { goBack } = useBackNavigation()
  const known = useKnownMatch(matchId)
  const query = useMatchHeaderQuery(matchId)
  const { data: header, isDelayed, hasFailed, reason, errorText, refresh } = liveQueryState(query)
  const [noSpoiler] = useSetting('noSpoiler')
  const [showsOdds] = useSetting('showsOdds')
  const [isRevealed, setRevealed] = useState(false)
  const [isAnimating, setAnimating] = useState(false)
  const { clock, isStale } = useMatchClock(query.currentData, known?.feed)
  const feed = query.currentData?.feed ?? known?.feed
  const tabs = MATCH_TABS.filter(({ isShown }) => {
    return isShown({ coverage: header?.coverage ?? NO_COVERAGE, showsOdds })
  })
  const keys = tabs.map(({ key }) => key)
  const shown = header ?? known
  const { tab, choose, showMinute, showMoment } = useMatchTab(matchId, {
    tabs: keys,
    status: shown?.match.s ?? null,
    isKnown: header !== undefined || hasFailed,
  })
  usePrefetchTabs(keys, header !== undefined)
  const title = shown ? matchTitle(shown.home, shown.away) : null
  const { isFollowed, toggle } = useFollow(shown?.match, title)
  useRememberVisit(matchId, title)
  usePageTitle(pageTitle(shown, noSpoiler || isDelayed))
  const isCorrected = useCorrectedLately(header?.correctedAt, clock)
  const status = shown?.match.s ?? 0
  const context = useMemo(
    () =>
      shown && {
        matchId,
        home: shown.home,
        away: shown.away,
        status,
        clock,
        showTab: choose,
        showMinute,
        showMoment,
      },
    [matchId, shown?.home, shown?.away, status, clock, choose, showMinute, showMoment],
  )

  const isMissing = hasFailed && reason === 'football.no_such_match'
  if (isMissing || !shown || !context) {
    return <MatchWithoutHeader {...{ isMissing, hasFailed, errorText, refresh }} />
  }
  const isHidden = noSpoiler && !isRevealed && revealsScore(shown.match)
  const hasAnimation = header?.coverage.mlive === 1
  const current = tabs.find(({ key }) => key === tab)
  return (
    <MatchContext value={context}>
      <main className={css.page}>
        <MatchHeader
          match={shown.match}
          league={shown.league}
          home={shown.home}
          away={shown.away}
          clock={clock}
          isStale={isStale}
          isDemo={feed?.demo ?? false}
          isCorrected={isCorrected}
          isHidden={isHidden}
          isDelayed={isDelayed}
          isFollowed={isFollowed}
          onReveal={() => setRevealed(true)}
          onBack={goBack}
          onFollow={toggle}
          switches={
            hasAnimation && (
              <AnimationSwitch isOn={isAnimating} onToggle={() => setAnimating((is) => !is)} />
            )
          }
          onShare={() => void shareMatch(`${shown.home.nameZh} 对 ${shown.away.nameZh}`)}
        />
        {hasAnimation && isAnimating && !isHidden && (
          <Suspense fallback={<div className={css.animation} />}>
            <MatchAnimation />
          </Suspense>
        )}
        {hasFailed && <ErrorState text={errorText} onRetry={refresh} />}
        {tabs.length > 0 && (
          <div className={css.tabs}>
            <Segmented label="比赛内容" items={tabs} value={tab} onChoose={choose} />
          </div>
        )}
        <div role="tabpanel" aria-label={current?.text} className={css.panel}>
          {isHidden ? (
            <HiddenBySetting onReveal={() => setRevealed(true)} />
          ) : (
            <Suspense fallback={<PanelSkeleton />}>
              {current ? <current.Panel /> : tab === null && <PanelSkeleton />}
            </Suspense>
          )}
        </div>
      </main>
    </MatchContext>
  )
}

function revealsScore(match: BoardMatch): boolean {
  return isInPlay(match.s) || isOver(match.s) || shownScore(match) !== null
}

/** Title of the document. Tab lists and shared links show it, so it contains no hidden score. */
function pageTitle(
  shown: Pick<KnownMatch, 'home' | 'away' | 'match'> | undefined,
  hidesScore: boolean,
): string | null {
  if (!shown) return null
  const { home, away, match } = shown
  return matchPageTitle(home.shortZh, away.shortZh, hidesScore ? null : shownScore(match))
}

/** Whether the match was corrected recently, by the server's clock. */
function useCorrectedLately(
  correctedAt: number | null | undefined,
  clock: () => FeedClock,
): boolean {
  const isRecent = useCallback(
    (nowMs: number) =>
      correctedAt != null &&
      (nowMs + clock().clockOffsetMs) / 1000 < correctedAt + CORRECTION_SECONDS,
    [correctedAt, clock],
  )
  return useTicking(isRecent)
}

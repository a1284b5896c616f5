import { SPORT } from '@saidian/shared/contracts/personal'
import type { FeedClock } from '@saidian/shared/lib'
import { type KnownMatch, viewOf } from '@saidian/shared/matches'
import { matchSubject, useFollow } from '@saidian/shared/store'
import { useTicking } from '@saidian/shared/ui'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { AnimationSwitch } from '../features/match-header/animation-switch'
import { MatchHeader } from '../features/match-header/match-header'
import { ShareMatch } from '../features/match-header/share-match'
import { VideoSwitch } from '../features/match-header/video-switch'
import { useMatchContext } from '../match/match-context'
import type { MatchHeader as Header } from '../match/match-data'
import type { SportMatch } from '../sports/sport-match'
import css from './match-screen.module.css'
import { MatchVideoPlace } from './match-video-place'
import { useBackNavigation } from './use-back-navigation'
import { useMatchVideo } from './use-match-video'

/** How long the header marks a correction. */
const CORRECTION_SECONDS = 600

/** What the cached list and the header of a match have in common. */
export type ShownMatch = Pick<KnownMatch, 'match' | 'league' | 'home' | 'away'>

export type MatchTopProps = {
  view: SportMatch
  shown: ShownMatch
  /** Undefined until it has loaded. */
  header: Header | undefined
  /** The title for the follow. */
  title: string | null
  isStale: boolean
  isDemo: boolean
  isDelayed: boolean
  isHidden: boolean
  onReveal: () => void
  isAnimating: boolean
  toggleAnimation: () => void
}

/** The header of a match and, if they are switched on, video and animation. */
export function MatchTop(props: MatchTopProps) {
  const { view, shown, header, title, isHidden, isAnimating, toggleAnimation } = props
  const { clock } = useMatchContext()
  const { goBack } = useBackNavigation(view.sport)
  const { id, kickoffAt } = shown.match
  const subject = useMemo(
    () => matchSubject({ sport: SPORT[view.sport], id, kickoffAt }, title ?? ''),
    [view.sport, id, kickoffAt, title],
  )
  const { isFollowed, toggle } = useFollow(subject)
  const isCorrected = useIsCorrected(header?.correctedAt, clock)
  const video = useMatchVideo(view, viewOf(view.sport), shown.match)
  const [isSharing, setSharing] = useState(false)
  const Animation = header?.coverage.mlive === 1 ? view.Animation : null
  const switches = [
    video.widget && <VideoSwitch key="video" isOn={video.isOn} onToggle={video.toggle} />,
    Animation && <AnimationSwitch key="animation" isOn={isAnimating} onToggle={toggleAnimation} />,
  ].filter((one) => one !== null)
  return (
    <>
      <MatchHeader
        sport={view.sport}
        view={view.header}
        match={shown.match}
        league={shown.league}
        home={shown.home}
        away={shown.away}
        clock={clock}
        isStale={props.isStale}
        isDemo={props.isDemo}
        isCorrected={isCorrected}
        isHidden={isHidden}
        isDelayed={props.isDelayed}
        isFollowed={isFollowed}
        onReveal={props.onReveal}
        onBack={goBack}
        onFollow={toggle}
        switches={switches.length > 0 && switches}
        onShare={() => setSharing(true)}
      />
      {isSharing && (
        <ShareMatch
          {...shown}
          sport={view.sport}
          isDelayed={props.isDelayed}
          onClose={() => setSharing(false)}
        />
      )}
      {video.widget && video.isOn && (
        <MatchVideoPlace widget={video.widget} sport={view.sport} matchId={id} />
      )}
      {Animation && isAnimating && !isHidden && (
        <Suspense fallback={<div className={css.animation} />}>
          <Animation />
        </Suspense>
      )}
    </>
  )
}

/** Whether the match was corrected recently, by the server's clock. */
function useIsCorrected(correctedAt: number | null | undefined, clock: () => FeedClock): boolean {
  const isRecent = useCallback(
    (nowMs: number) =>
      correctedAt != null &&
      (nowMs + clock().clockOffsetMs) / 1000 < correctedAt + CORRECTION_SECONDS,
    [correctedAt, clock],
  )
  return useTicking(isRecent)
}

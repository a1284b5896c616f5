import type { BoardMatch } from '@saidian/shared/contracts'
import {
  type FeedClock,
  footballStatusText,
  isInPlay,
  matchClockText,
  revealsResult,
} from '@saidian/shared/lib'
import { classNames, useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import css from './match-header.module.css'

export type HeaderClockProps = {
  match: BoardMatch
  clock: () => FeedClock
  isStale: boolean
  /** Extra time and a shoot-out would tell that the score is level. */
  isHidden: boolean
}

/** The minute in its pill; the word of the status when nothing is counted. */
export function HeaderClock({ match, clock, isStale, isHidden }: HeaderClockProps) {
  const read = useCallback((nowMs: number) => matchClockText(match, clock(), nowMs), [match, clock])
  const text = useTicking(read)
  const isLive = isInPlay(match.s)
  const shown =
    isHidden && revealsResult(match) ? '进行中' : isLive ? text : footballStatusText(match.s)
  return (
    <span className={classNames(css.clock, isLive && css.live, isLive && isStale && css.stale)}>
      {shown}
      {isLive && /\d/.test(shown) && (
        <span className={css.mark} aria-hidden="true">
          ′
        </span>
      )}
    </span>
  )
}

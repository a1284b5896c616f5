import type { BoardMatch } from '@saidian/shared/contracts/football'
import type { FeedClock } from '@saidian/shared/lib'
import {
  footballStatusText,
  isInPlay,
  matchClockText,
  revealsResult,
} from '@saidian/shared/lib/football'
import { classNames, useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import css from './match-header.module.css'

export type HeaderClockProps = {
  match: BoardMatch
  clock: () => FeedClock
  isStale: boolean
  /** Whether extra time and shoot-out must stay hidden: they reveal a level score. */
  isHidden: boolean
}

/** The minute of the match, or the label of its status. */
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

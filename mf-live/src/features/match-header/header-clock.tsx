import type { FeedClock } from '@saidian/shared/lib'
import { type ListMatch, type Sport, viewOf } from '@saidian/shared/matches'
import { classNames, useTicking } from '@saidian/shared/ui'
import { useCallback } from 'react'
import css from './match-header.module.css'

export type HeaderClockProps = {
  sport: Sport
  match: ListMatch
  clock: () => FeedClock
  isStale: boolean
  /** What blinks behind the figures while the match is in play. */
  mark: string
  /** Whether a status that reveals something of the result must stay hidden. */
  isHidden: boolean
}

/** The clock of the match, or the label of its status. */
export function HeaderClock({ sport, match, clock, isStale, mark, isHidden }: HeaderClockProps) {
  const view = viewOf(sport)
  const read = useCallback(
    (nowMs: number) => view.lineClock(match, clock(), nowMs),
    [view, match, clock],
  )
  const text = useTicking(read)
  const isLive = view.isInPlay(match)
  const shown =
    isHidden && view.revealsResult(match) ? '进行中' : isLive ? text : view.statusText(match)
  return (
    <span className={classNames(css.clock, isLive && css.live, isLive && isStale && css.stale)}>
      {shown}
      {isLive && mark && /\d/.test(shown) && (
        <span className={css.mark} aria-hidden="true">
          {mark}
        </span>
      )}
    </span>
  )
}

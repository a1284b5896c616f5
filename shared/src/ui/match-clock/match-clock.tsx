import { classNames } from '../class-names'
import css from './match-clock.module.css'

export type MatchClockProps = {
  /** `67`, `45+`, or a word such as 中. */
  text: string
  /** Shows the blinking minute mark. */
  isTicking?: boolean
  /** In play: drawn in the live colour. */
  isLive?: boolean
  /** The data is old: grey and without the mark's blinking. */
  isStale?: boolean
}

/** The minute of a match, or the word that stands for it. */
export function MatchClock({
  text,
  isTicking = false,
  isLive = false,
  isStale = false,
}: MatchClockProps) {
  return (
    <span className={classNames(css.clock, isLive && css.live, isStale && css.stale)}>
      {text}
      {isTicking && (
        <span className={css.mark} aria-hidden="true">
          ′
        </span>
      )}
    </span>
  )
}

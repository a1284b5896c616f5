import { classNames } from '../../../ui'
import { viewOf } from '../../sports'
import css from '../row.module.css'
import type { RowProps } from '../row-props'
import { RowClock } from './row-clock'
import { TimeLeft } from './time-left'

export type RowWhenProps = Pick<
  RowProps,
  'sport' | 'match' | 'league' | 'isStale' | 'isDelayed'
> & {
  /** Beijing time of the kick-off. */
  kickoff: string
  /** The date, if the list mixes days and the match is on another day. */
  day: string | null
  isLeagueAbove: boolean
  hidesScore: boolean
}

/** The kick-off or the minute; below it what the heading does not show. */
export function RowWhen(props: RowWhenProps) {
  const { sport, match, league, kickoff, day, isLeagueAbove } = props
  const view = viewOf(sport)
  if (view.phaseOf(match) === 'soon' && isLeagueAbove) {
    return (
      <div className={css.when}>
        <span className={css.time}>{kickoff}</span>
        <span className={css.kickoff}>{day ?? view.statusText(match)}</span>
      </div>
    )
  }
  return (
    <div className={css.when}>
      <RowClock {...props} form="short" />
      <TimeLeft {...props}>
        {isLeagueAbove ? (
          <span className={css.kickoff}>{day ?? kickoff}</span>
        ) : (
          <span className={classNames(css.kickoff, css.league)}>{league?.shortZh}</span>
        )}
      </TimeLeft>
    </div>
  )
}

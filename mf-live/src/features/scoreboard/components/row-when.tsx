import type { BoardMatch, League } from '@saidian/shared/contracts'
import { footballStatusText } from '@saidian/shared/lib'
import { classNames } from '@saidian/shared/ui'
import { phaseOf } from '../order.rules'
import css from './match-row.module.css'
import { RowClock } from './row-clock'

export type RowWhenProps = {
  match: BoardMatch
  league: League | undefined
  /** Beijing time of the kick-off. */
  kickoff: string
  /** The date, if the list mixes days and the match is on another day. */
  day: string | null
  isLeagueAbove: boolean
  isStale: boolean
  isDelayed: boolean
  hidesScore: boolean
}

/** The kick-off or the minute; below it what the heading does not show. */
export function RowWhen({ match, league, kickoff, day, isLeagueAbove, ...clock }: RowWhenProps) {
  if (phaseOf(match) === 'soon' && isLeagueAbove) {
    return (
      <div className={css.when}>
        <span className={css.time}>{kickoff}</span>
        <span className={css.kickoff}>{day ?? footballStatusText(match.s)}</span>
      </div>
    )
  }
  return (
    <div className={css.when}>
      <RowClock match={match} {...clock} />
      {isLeagueAbove ? (
        <span className={css.kickoff}>{day ?? kickoff}</span>
      ) : (
        <span className={classNames(css.kickoff, css.league)}>{league?.shortZh}</span>
      )}
    </div>
  )
}

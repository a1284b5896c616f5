import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { paths } from '@saidian/shared/contracts/page'
import { formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { classNames } from '@saidian/shared/ui'
import css from './match.module.css'
import type { RoomMatchState } from './use-room-match'

type MatchStripProps = {
  match: MatchSummary
  state: RoomMatchState
  /** Handicap of the chosen company; null while odds are off or unknown. */
  handicap: string | null
}

/** How the match stands, below the picture and never before it, with the way to the match. */
export function MatchStrip({ match, state, handicap }: MatchStripProps) {
  const { score, clock, facts, isInPlay } = state
  const kickoff = formatDate(match.kickoffAt * 1000, 'M月d日 hh:mm')
  const detail = [clock, ...facts, handicap && `让球 ${handicap}`].filter(Boolean).join(' · ')
  return (
    <Link className={css.strip} to={paths.match(match)}>
      {score ? (
        <b className={classNames(css.score, isInPlay && css.live)}>
          {score[0]} - {score[1]}
        </b>
      ) : (
        <b className={css.names}>
          {match.home} VS {match.away}
        </b>
      )}
      <span className={css.detail}>{detail || kickoff}</span>
      <span className={css.more}>比赛详情 ›</span>
    </Link>
  )
}

import type { MatchSummary } from '../../contracts/matches'
import css from './match-line.module.css'
import { MatchScore } from './match-score'

/** A match on one line: both sides with the score between them. */
export function MatchLine({ match }: { match: MatchSummary }) {
  return (
    <span className={css.line}>
      <span className={css.home}>{match.home}</span> <MatchScore match={match} />{' '}
      <span className={css.away}>{match.away}</span>
    </span>
  )
}

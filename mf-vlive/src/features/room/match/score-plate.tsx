import type { MatchSummary } from '@saidian/shared/contracts/matches'
import css from './match.module.css'
import type { RoomMatchState } from './use-room-match'

/** The score in the corner of the picture, as on television. */
export function ScorePlate({ match, state }: { match: MatchSummary; state: RoomMatchState }) {
  const { score, clock } = state
  return (
    <p className={css.plate}>
      <span className={css.side}>{match.home}</span>
      <b className={css.figures}>{score ? `${score[0]} - ${score[1]}` : 'VS'}</b>
      <span className={css.side}>{match.away}</span>
      {clock && <span className={css.minute}>{clock}</span>}
    </p>
  )
}

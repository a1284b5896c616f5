import type { BoardMatch } from '@saidian/shared/contracts'
import { shownScore } from '@saidian/shared/lib'
import type { Goal } from '@saidian/shared/matches'
import { Icon, ScoreDigits } from '@saidian/shared/ui'
import { scoreTones } from '../../../match/score.rules'
import { useBoardContext } from './board-context'
import css from './match-row.module.css'

export type RowScoreProps = {
  match: BoardMatch
  isHidden: boolean
  isDelayed: boolean
  /** The side that scored in the last seconds. */
  scoringSide: Goal['side'] | null
}

/** Both scores, a cover over them, or a dash while they are unknown. */
export function RowScore({ match, isHidden, isDelayed, scoringSide }: RowScoreProps) {
  const { reveal } = useBoardContext()
  const score = shownScore(match)
  if (isDelayed) {
    return (
      <div className={css.score}>
        <span className={css.dash}>–</span>
        <span className={css.dash}>–</span>
      </div>
    )
  }
  if (!score) return <div className={css.score} />
  if (isHidden) {
    return (
      <button
        type="button"
        className={css.cover}
        onClick={() => reveal(match.id)}
        aria-label="显示比分"
      >
        <Icon name="eye" size={16} />
      </button>
    )
  }
  const [homeTone, awayTone] = scoreTones(match)
  return (
    <div className={css.score}>
      <ScoreDigits value={score[0]} tone={homeTone} isGoal={scoringSide === 'home'} />
      <ScoreDigits value={score[1]} tone={awayTone} isGoal={scoringSide === 'away'} />
    </div>
  )
}

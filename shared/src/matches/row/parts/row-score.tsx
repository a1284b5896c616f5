import { Icon, ScoreDigits } from '../../../ui'
import type { Goal } from '../../list/match-list.rules'
import type { ListMatch } from '../../sport'
import css from '../row.module.css'
import { useRowContext } from '../row-context'
import type { SportView } from '../sport-view'

export type RowScoreProps = {
  view: Pick<SportView, 'scoreOf' | 'tonesOf'>
  match: ListMatch
  isHidden: boolean
  isDelayed: boolean
  /** The side that scored in the last seconds. */
  scoringSide?: Goal['side'] | null
  /** A line has no dashes for an unknown score, and its link says the score. */
  isLine?: boolean
}

/** Both scores, a cover over them, or a dash while they are unknown. */
export function RowScore({ view, match, isHidden, isDelayed, ...props }: RowScoreProps) {
  const { scoringSide = null, isLine = false } = props
  const { reveal } = useRowContext()
  const score = view.scoreOf(match)
  if (isDelayed && !isLine) {
    return (
      <div className={css.score}>
        <span className={css.dash}>–</span>
        <span className={css.dash}>–</span>
      </div>
    )
  }
  if (!score || isDelayed) return <div className={css.score} />
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
  const [homeTone, awayTone] = view.tonesOf(match)
  return (
    <div className={css.score} aria-hidden={isLine || undefined}>
      <ScoreDigits value={score[0]} tone={homeTone} isGoal={scoringSide === 'home'} />
      <ScoreDigits value={score[1]} tone={awayTone} isGoal={scoringSide === 'away'} />
    </div>
  )
}

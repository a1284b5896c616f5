import { Icon, ScoreDigits } from '../../../ui'
import type { ListMatch, Side } from '../../sport'
import css from '../row.module.css'
import { useRowContext } from '../row-context'
import { scoreTones } from '../score.rules'
import type { SportView } from '../sport-view'

const SIDES = ['home', 'away'] as const

export type RowScoreProps = {
  view: Pick<SportView, 'scoreOf' | 'decidingScore' | 'isInPlay' | 'maxDigits'>
  match: ListMatch
  isHidden: boolean
  isDelayed: boolean
  /** The side that scored or took the lead in the last seconds. */
  highlightedSide?: Side | null
  /** A line has no dashes for an unknown score, and its link says the score. */
  isLine?: boolean
}

/** Both scores, a cover over them, or a dash while they are unknown. */
export function RowScore({ view, match, isHidden, isDelayed, ...props }: RowScoreProps) {
  const { highlightedSide = null, isLine = false } = props
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
  const tones = scoreTones(view, match)
  return (
    <div className={css.score} aria-hidden={isLine || undefined}>
      {([0, 1] as const).map((side) => (
        <ScoreDigits
          key={side}
          value={score[side]}
          maxDigits={view.maxDigits}
          tone={tones[side]}
          isGoal={highlightedSide === SIDES[side]}
        />
      ))}
    </div>
  )
}

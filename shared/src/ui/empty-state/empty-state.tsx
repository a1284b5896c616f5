import { Button } from '../button/button'
import css from './empty-state.module.css'
import { PitchDrawing } from './pitch-drawing'

export type EmptyStateProps = {
  /** What is not there, such as 暂无比赛. */
  text: string
  /** The next step. */
  action?: { label: string; onChoose: () => void }
}

/** Nothing to show: a small drawing, a sentence and what to do next. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <PitchDrawing />
      <p className={css.text}>{text}</p>
      {action && (
        <Button look="tinted" onClick={action.onChoose}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

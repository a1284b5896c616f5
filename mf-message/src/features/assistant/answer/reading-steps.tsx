import { Icon } from '@saidian/shared/ui'
import css from './answer.module.css'

type ReadingStepsProps = {
  steps: readonly string[]
  isAsking: boolean
  /** Nothing of the answer has come. */
  isEmpty: boolean
}

/** What the assistant has read and reads now. Announced elsewhere, so that it is said once. */
export function ReadingSteps({ steps, isAsking, isEmpty }: ReadingStepsProps) {
  if (!isAsking && steps.length === 0) return null
  const isReading = isAsking && isEmpty
  return (
    <ul className={css.steps}>
      {steps.map((step, at) => {
        const isNow = isReading && at === steps.length - 1
        return (
          <li key={`${at} ${step}`} className={css.step}>
            {isNow ? <Dots /> : <Icon name="check" size={12} />}
            {isNow ? step : step.replace(/^正在/, '已')}
          </li>
        )
      })}
      {isReading && steps.length === 0 && (
        <li className={css.step}>
          <Dots />
          正在思考
        </li>
      )}
    </ul>
  )
}

function Dots() {
  return (
    <span className={css.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  )
}

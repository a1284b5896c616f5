import { classNames } from '../../../ui'
import css from '../row.module.css'
import type { RowFact } from '../sport-view'
import { hasMark } from './marks.rules'
import { RowMarks } from './row-marks'

/** More facts than this are written closer together. */
const MANY = 4

export type RowFactsProps = {
  facts: readonly RowFact[]
  marks: readonly string[] | undefined
}

/** The facts below the teams, and marks for what the match page offers. */
export function RowFacts({ facts, marks }: RowFactsProps) {
  if (facts.length === 0 && !hasMark(marks)) return null
  return (
    <div className={classNames(css.facts, facts.length > MANY && css.many)}>
      {facts.map(({ text, label, isPending, isLive }) => (
        <span
          key={label ?? text}
          title={label}
          className={classNames(css.fact, isPending && css.check, isLive && css.changing)}
        >
          {text}
        </span>
      ))}
      {marks && <RowMarks marks={marks} />}
    </div>
  )
}

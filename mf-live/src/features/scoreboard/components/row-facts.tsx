import { hasMark } from '../mark.rules'
import css from './match-row.module.css'
import { RowMarks } from './row-marks'

/** The facts below the teams, and marks for what the match page offers. */
export function RowFacts({
  facts,
  marks,
}: {
  facts: readonly string[]
  marks: readonly string[] | undefined
}) {
  if (facts.length === 0 && !hasMark(marks)) return null
  return (
    <div className={css.facts}>
      {facts.map((fact) => (
        <span key={fact} className={fact.startsWith('VAR') ? css.check : css.fact}>
          {fact}
        </span>
      ))}
      {marks && <RowMarks marks={marks} />}
    </div>
  )
}

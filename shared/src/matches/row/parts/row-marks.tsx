import { memo } from 'react'
import css from '../row.module.css'
import { shownMarks } from './marks.rules'

/** What the match page offers besides the score, one character each. */
export const RowMarks = memo(function RowMarks({ marks }: { marks: readonly string[] }) {
  const shown = shownMarks(marks)
  if (shown.length === 0) return null
  return (
    <span
      className={css.marks}
      role="img"
      aria-label={`有${shown.map(({ label }) => label).join('、')}`}
    >
      {shown.map(({ mark, letter }) => (
        <i key={mark}>{letter}</i>
      ))}
    </span>
  )
})

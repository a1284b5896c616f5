import type { TextLine } from '@saidian/shared/contracts/football'
import { classNames, EventIcon } from '@saidian/shared/ui'
import { memo } from 'react'
import { isGoal } from '../../match/incident.rules'
import css from './match-text.module.css'

const SIDES = ['', 'home', 'away'] as const

/** One line: minute, icon of the event, text. */
export const TextRow = memo(function TextRow({
  line,
  isHighlighted,
}: {
  line: TextLine
  isHighlighted: boolean
}) {
  const side = SIDES[line.position]
  return (
    <li
      className={classNames(
        css.line,
        line.main === 1 && css.main,
        side && css[side],
        isHighlighted && css.highlighted,
      )}
      aria-current={isHighlighted || undefined}
    >
      <span className={css.time}>{line.time || '赛前'}</span>
      <span className={css.icon}>
        <EventIcon type={line.type} size={16} />
      </span>
      <p className={css.text}>
        {line.corrected && <span className={css.corrected}>更正</span>}
        {line.data}
        {line.main === 1 && line.score && (
          <span className={classNames(css.score, isGoal(line) && css.goal)}>
            {line.score[0]}-{line.score[1]}
          </span>
        )}
      </p>
    </li>
  )
})

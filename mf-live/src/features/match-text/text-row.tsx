import type { TextLine } from '@saidian/shared/contracts/matches'
import { classNames } from '@saidian/shared/ui'
import { memo } from 'react'
import css from './match-text.module.css'
import type { TextView } from './text-view'

const SIDES = ['', 'home', 'away'] as const

/** One line: minute, icon of the event, text. */
export const TextRow = memo(function TextRow({
  view,
  line,
  isHighlighted,
}: {
  view: TextView
  line: TextLine
  isHighlighted: boolean
}) {
  const side = SIDES[line.position]
  return (
    <li
      className={classNames(
        css.line,
        !view.Icon && css.plain,
        line.main === 1 && css.main,
        side && css[side],
        isHighlighted && css.highlighted,
      )}
      aria-current={isHighlighted || undefined}
    >
      <span className={css.time}>{line.time || '赛前'}</span>
      {view.Icon && (
        <span className={css.icon}>
          <view.Icon type={line.type} size={16} />
        </span>
      )}
      <p className={css.text}>
        {line.corrected && <span className={css.corrected}>更正</span>}
        {line.data}
        {line.main === 1 && line.score && (
          <span className={classNames(css.score, view.isScore(line) && css.goal)}>
            {line.score[0]}-{line.score[1]}
          </span>
        )}
      </p>
    </li>
  )
})

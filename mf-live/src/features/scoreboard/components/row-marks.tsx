import { Icon, type IconName } from '@saidian/shared/ui'
import { memo } from 'react'
import css from './match-row.module.css'

const MARKS: readonly { mark: string; icon: IconName; word: string }[] = [
  { mark: 'mlive', icon: 'pitch', word: '动画' },
  { mark: 'text', icon: 'headlines', word: '文字' },
  { mark: 'lineup', icon: 'shirt', word: '阵容' },
  { mark: 'intelligence', icon: 'bulb', word: '情报' },
]

/** What the page of the match has beside the score. */
export const RowMarks = memo(function RowMarks({ marks }: { marks: readonly string[] }) {
  const shown = MARKS.filter(({ mark }) => marks.includes(mark))
  if (shown.length === 0) return null
  return (
    <span className={css.marks} role="img" aria-label={`有${shown.map(({ word }) => word).join('、')}`}>
      {shown.map(({ mark, icon }) => (
        <Icon key={mark} name={icon} size={12} />
      ))}
    </span>
  )
})

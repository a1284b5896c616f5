import { classNames } from '@saidian/shared/ui'
import css from './written.module.css'

export type WrittenMark = { text: string; tone: 'waiting' | 'bad' | 'good' }

const STATES: Partial<Record<string, WrittenMark>> = {
  waiting: { text: '审核中', tone: 'waiting' },
  rejected: { text: '未通过审核', tone: 'bad' },
}

/** The mark of something that others do not see; null for what is shown. */
export function markOf(state: string): WrittenMark | null {
  return STATES[state] ?? null
}

/** A short mark before a text. */
export function StateMark({ mark }: { mark: WrittenMark | null }) {
  if (!mark) return null
  const { text, tone } = mark
  return (
    <span className={classNames(css.mark, tone === 'bad' && css.bad, tone === 'good' && css.good)}>
      {text}
    </span>
  )
}

import type { ListOdds } from '@saidian/shared/contracts'
import { handicapText, keepTwo } from '@saidian/shared/lib'
import { memo } from 'react'
import css from './row-odds.module.css'

type Triple = readonly [number, number, number]

export type RowOddsProps = {
  /** Undefined where nobody quotes the match, or nothing of it may be told. */
  odds: ListOdds | undefined
  /** Nothing more is bet on a match that is over: its last odds stand, whatever the market says. */
  isOver: boolean
}

/** Handicap beside the home side, over/under beside the away side; 封 while suspended. */
export const RowOdds = memo(function RowOdds({ odds, isOver }: RowOddsProps) {
  if (!odds) return <span />
  if (odds.suspended && !isOver) return <span className={css.suspended}>封</span>
  return (
    <span className={css.odds}>
      <Line values={odds.asia} line={(value) => handicapText(value, 1)} words="亚指" />
      <Line values={odds.overUnder} line={(value) => handicapText(value, 3)} words="大小球" />
    </span>
  )
})

function Line({
  values,
  line,
  words,
}: {
  values: Triple | null
  line: (value: number) => string
  words: string
}) {
  if (!values) return <span className={css.line} />
  const [left, middle, right] = values
  const text = `${words} ${keepTwo(left)} ${line(middle)} ${keepTwo(right)}`
  return (
    <span className={css.line} role="img" aria-label={text}>
      <span>{keepTwo(left)}</span>
      <b className={css.middle}>{line(middle)}</b>
      <span>{keepTwo(right)}</span>
    </span>
  )
}

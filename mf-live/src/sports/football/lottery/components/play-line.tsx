import { classNames } from '@saidian/shared/ui'
import css from '../lottery.module.css'
import type { LotteryCell } from '../lottery.rules'

/** One play: its line, its sale state and its three outcomes. */
export function PlayLine({
  title,
  state,
  cells,
}: {
  title: string
  state: string
  cells: readonly LotteryCell[]
}) {
  return (
    <div className={css.play}>
      <span className={css.lineText}>{title}</span>
      {cells.map(({ label, price, isResult }) => (
        <span key={label} className={classNames(css.cell, isResult && css.result)}>
          {label}
          {price && <b className={css.price}>{price}</b>}
          {isResult && <span className={css.mark}>✓</span>}
        </span>
      ))}
      <span className={css.state}>{state}</span>
    </div>
  )
}

import { keepTwo } from '@saidian/shared/lib'
import { classNames } from '@saidian/shared/ui'
import css from './row-odds.module.css'
import type { OddsLineView } from './row-odds-view'
import type { Triple } from './use-recent-moves'

export type OddsLineProps = {
  values: Triple | null
  moves: Triple
  view: OddsLineView
}

/** Price, line, price. An arrow marks a changed price, a background marks a changed line. */
export function OddsLine({ values, moves, view }: OddsLineProps) {
  if (!values) return <span className={css.line} />
  const [left, middle, right] = values
  const line = view.lineText(middle)
  const text = `${view.name} ${keepTwo(left)} ${line} ${keepTwo(right)}`
  return (
    <span className={css.line} role="img" aria-label={text}>
      <Price value={left} move={moves[0]} />
      <b className={classNames(css.middle, moves[1] !== 0 && css.moved)}>{line}</b>
      <Price value={right} move={moves[2]} />
    </span>
  )
}

function Price({ value, move }: { value: number; move: number }) {
  if (move === 0) return <span>{keepTwo(value)}</span>
  return (
    <span className={move > 0 ? css.up : css.down}>
      {keepTwo(value)}
      <i className={css.arrow}>{move > 0 ? '↑' : '↓'}</i>
    </span>
  )
}

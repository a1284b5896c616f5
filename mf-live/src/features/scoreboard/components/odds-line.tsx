import { keepTwo } from '@saidian/shared/lib'
import { classNames } from '@saidian/shared/ui'
import type { Triple } from '../odds/use-recent-moves'
import css from './row-odds.module.css'

export type OddsLineProps = {
  values: Triple | null
  moves: Triple
  /** The line between the prices in words. */
  line: (value: number) => string
  /** What is quoted, for those who hear it. */
  name: string
}

/** Price, line, price; a price that rose or fell says so by an arrow, a line that moved by its ground. */
export function OddsLine({ values, moves, line, name }: OddsLineProps) {
  if (!values) return <span className={css.line} />
  const [left, middle, right] = values
  const text = `${name} ${keepTwo(left)} ${line(middle)} ${keepTwo(right)}`
  return (
    <span className={css.line} role="img" aria-label={text}>
      <Price value={left} move={moves[0]} />
      <b className={classNames(css.middle, moves[1] !== 0 && css.moved)}>{line(middle)}</b>
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

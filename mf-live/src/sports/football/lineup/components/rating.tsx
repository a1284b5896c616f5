import { keepOne } from '@saidian/shared/lib'
import { classNames } from '@saidian/shared/ui'
import css from './rating.module.css'

const GOOD = 7.5
const WEAK = 6

/** Rating of a player out of 10. */
export function Rating({ value }: { value: number }) {
  return (
    <span
      className={classNames(css.rating, value >= GOOD && css.good, value < WEAK && css.weak)}
      title="评分"
    >
      {keepOne(value)}
    </span>
  )
}

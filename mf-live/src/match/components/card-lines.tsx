import { Skeleton } from '@saidian/shared/ui'
import css from './card-state.module.css'

/** Placeholder of a card's content. */
export function CardLines() {
  return (
    <div className={css.lines} role="status" aria-label="加载中">
      <Skeleton width={10} />
      <Skeleton width={8} />
      <Skeleton width={9} />
      <Skeleton width={7} />
    </div>
  )
}

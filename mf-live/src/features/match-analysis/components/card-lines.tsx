import { Skeleton } from '@saidian/shared/ui'
import css from './analysis.module.css'

/** A card whose figures are on their way. */
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

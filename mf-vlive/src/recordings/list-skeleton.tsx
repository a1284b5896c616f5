import { Skeleton } from '@saidian/shared/ui'
import css from './recordings.module.css'

/** Lines in the place of a list. */
export function ListSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label="加载中">
      <Skeleton width={8} />
      <Skeleton width={6} />
      <Skeleton width={9} />
      <Skeleton width={5} />
    </div>
  )
}

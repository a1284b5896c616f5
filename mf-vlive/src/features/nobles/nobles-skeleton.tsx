import { Skeleton } from '@saidian/shared/ui'
import css from './nobles.module.css'

const ROWS = ['levels', 'badge', 'entrance', 'danmaku', 'chat', 'bag', 'price']

/** The shape of the levels while they load. */
export function NoblesSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  )
}

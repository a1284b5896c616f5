import { Skeleton } from '@saidian/shared/ui'
import css from './room-list.module.css'

const PAIRS = ['first', 'second', 'third']
const SIDES = ['left', 'right']

/** The shape of a column while it loads. */
export function RoomListSkeleton() {
  return (
    <div className={css.list} role="status" aria-label="加载中">
      {PAIRS.map((pair) => (
        <div key={pair} className={css.pair}>
          {SIDES.map((side) => (
            <div key={side} className={css.skeletonCard}>
              <span className={css.skeletonCover} />
              <div className={css.skeletonText}>
                <Skeleton width={8} />
                <Skeleton width={5} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

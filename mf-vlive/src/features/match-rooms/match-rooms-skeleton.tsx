import { Skeleton } from '@saidian/shared/ui'
import css from './match-rooms.module.css'

const ROWS = ['first', 'second', 'third', 'fourth']

/** The shape of matches with their rooms while they load. */
export function MatchRoomsSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <div className={css.skeletonMatch}>
            <Skeleton width={3} />
            <Skeleton width={9} />
          </div>
          <div className={css.skeletonRoom}>
            <Skeleton shape="disc" />
            <Skeleton width={3} />
          </div>
        </div>
      ))}
    </div>
  )
}

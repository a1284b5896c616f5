import { Skeleton } from '../../ui'
import { PortraitSkeleton } from '../../ui/subpages'
import css from './comments.module.css'

const ROWS = [7, 10, 5, 8] as const

/** Where comments will stand. */
export function ThreadSkeleton() {
  return (
    <div role="status" aria-label="评论加载中">
      {ROWS.map((width) => (
        <div key={width} className={css.comment}>
          <PortraitSkeleton size={32} />
          <div className={css.body}>
            <Skeleton width={3} />
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  )
}

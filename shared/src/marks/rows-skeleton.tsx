import { Skeleton } from '../ui'
import css from './marks.module.css'

/** Placeholder of a list while it loads. */
export function RowsSkeleton() {
  return (
    <div className={css.group} role="status" aria-label="加载中">
      {[7, 5, 8, 6].map((width) => (
        <div key={width} className={css.row}>
          <span className={css.text}>
            <Skeleton width={width as 5} />
            <Skeleton width={3} />
          </span>
        </div>
      ))}
    </div>
  )
}

import { Skeleton } from '@saidian/shared/ui'
import css from './article-list.module.css'

const ROWS = ['1', '2', '3', '4', '5', '6']

/** The shape of a column while it loads. */
export function ArticleListSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <div key={row} className={css.skeletonRow}>
          <div className={css.skeletonText}>
            <Skeleton width={10} />
            <Skeleton width={7} />
            <Skeleton width={4} />
          </div>
          <span className={css.skeletonPicture} />
        </div>
      ))}
    </div>
  )
}

import { Skeleton } from '@saidian/shared/ui'
import css from './cards-skeleton.module.css'

/** The shape of posts that are on their way. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {[0, 1, 2].map((place) => (
        <div key={place} className={css.card}>
          <div className={css.head}>
            <span className={css.disc}>
              <Skeleton shape="disc" />
            </span>
            <Skeleton width={4} />
          </div>
          <Skeleton />
          <Skeleton width={7} />
          <span className={css.picture} />
        </div>
      ))}
    </div>
  )
}

import { Skeleton } from '@saidian/shared/ui'
import css from './screen.module.css'

/** The shape of a conversation while it loads. */
export function ExchangesSkeleton() {
  return (
    <div className={css.exchange} role="status" aria-label="加载中">
      <span className={css.question}>
        <Skeleton width={2} />
      </span>
      <div className={css.loadingAnswer}>
        <Skeleton width={5} />
        <Skeleton width={4} />
        <Skeleton width={5} />
      </div>
    </div>
  )
}

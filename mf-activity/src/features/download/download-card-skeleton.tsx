import { Skeleton } from '@saidian/shared/ui'
import css from './download-card.module.css'

export function DownloadCardSkeleton() {
  return (
    <div className={css.card} role="status" aria-label="加载中">
      <div className={css.logo} />
      <Skeleton width={4} />
      <Skeleton width={6} />
      <Skeleton width={5} />
    </div>
  )
}

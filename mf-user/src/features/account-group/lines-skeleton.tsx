import { Skeleton } from '@saidian/shared/ui'
import css from './account-group.module.css'

/** Placeholder of a group of lines while it loads. */
export function LinesSkeleton({ lines }: { lines: number }) {
  return (
    <div className={css.group} role="status" aria-label="加载中">
      {Array.from({ length: lines }, (_, place) => (
        <div key={place} className={css.line}>
          <Skeleton width={2} />
          <Skeleton width={3} />
        </div>
      ))}
    </div>
  )
}

import { Skeleton } from '@saidian/shared/ui'
import css from './conversation-list.module.css'

const ROWS = ['1', '2', '3', '4', '5', '6', '7']

/** The shape of the conversations while they load. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <div key={row} className={css.skeleton}>
          <span className={css.disc}>
            <Skeleton shape="disc" />
          </span>
          <span className={css.lines}>
            <Skeleton width={4} />
            <Skeleton width={8} />
          </span>
        </div>
      ))}
    </div>
  )
}

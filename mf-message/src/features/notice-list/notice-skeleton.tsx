import { Skeleton } from '@saidian/shared/ui'
import css from './notice-list.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The shape of the notices while they load. */
export function NoticeSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <span className={css.icon}>
            <Skeleton shape="disc" />
          </span>
          <Skeleton width={3} />
          <span />
          <span className={css.body}>
            <Skeleton width={5} />
          </span>
        </div>
      ))}
    </div>
  )
}

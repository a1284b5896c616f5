import { Skeleton } from '@saidian/shared/ui'
import { PortraitSkeleton } from '@saidian/shared/ui/subpages'
import css from './people.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of a list of people while it loads. */
export function PeopleSkeleton() {
  return (
    <div role="status" aria-label="加载中">
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <PortraitSkeleton size={48} />
          <span className={css.text}>
            <Skeleton width={4} />
            <Skeleton width={6} />
          </span>
        </div>
      ))}
    </div>
  )
}

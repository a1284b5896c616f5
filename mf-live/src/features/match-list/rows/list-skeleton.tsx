import { Skeleton } from '@saidian/shared/ui'
import css from './list-skeleton.module.css'

const CARDS = [3, 2, 3]

/** Placeholders in the positions of the cards and rows. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="加载中" className={css.list}>
      {CARDS.map((rows, card) => (
        <div key={`${card}-${rows}`} className={css.card}>
          <div className={css.heading}>
            <Skeleton width={3} />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={`${card}-${row + 1}`} className={css.row}>
              <Skeleton width={9} />
              <div className={css.teams}>
                <span className={css.team}>
                  <Skeleton shape="disc" />
                  <Skeleton width={5} />
                </span>
                <span className={css.team}>
                  <Skeleton shape="disc" />
                  <Skeleton width={4} />
                </span>
              </div>
              <Skeleton width={10} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

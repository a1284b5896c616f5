import { Skeleton } from '@saidian/shared/ui'
import { PortraitSkeleton } from '@saidian/shared/ui/subpages'
import css from '../../people/people.module.css'
import card from './person-card.module.css'

/** The shape of a card while it loads. */
export function CardSkeleton() {
  return (
    <div className={card.head} role="status" aria-label="加载中">
      <PortraitSkeleton size={64} />
      <div className={css.text}>
        <Skeleton width={4} />
        <Skeleton width={6} />
      </div>
    </div>
  )
}

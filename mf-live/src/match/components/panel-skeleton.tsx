import { Skeleton } from '@saidian/shared/ui'
import css from './panel-skeleton.module.css'

const LINES = [4, 9, 7, 10, 6, 8, 5, 9] as const

/** Placeholder of a match tab: a card with lines. */
export function PanelSkeleton() {
  return (
    <div className={css.card} role="status" aria-label="加载中">
      {LINES.map((width, place) => (
        <Skeleton key={place} width={width} />
      ))}
    </div>
  )
}

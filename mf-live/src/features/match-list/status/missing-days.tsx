import css from './missing-days.module.css'

export type MissingDaysProps = { count: number; onRetry: () => void }

/** Shows how many days of the list failed to load. */
export function MissingDays({ count, onRetry }: MissingDaysProps) {
  if (count === 0) return null
  return (
    <button type="button" className={css.missing} onClick={onRetry}>
      还有 {count} 天的比赛没有加载出来，点击重试
    </button>
  )
}

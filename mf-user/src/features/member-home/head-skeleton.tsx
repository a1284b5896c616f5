import css from './member-home.module.css'

/** Placeholder of the member header while it loads. */
export function HeadSkeleton() {
  return (
    <div className={css.head} role="status" aria-label="加载中">
      <span className={css.facePlaceholder} />
      <span className={css.who}>
        <span className={css.waitingName} />
        <span className={css.waitingFacts} />
      </span>
    </div>
  )
}

import css from './member-home.module.css'

/** The shape of the member's head on its band. */
export function HeadSkeleton() {
  return (
    <div className={css.head} role="status" aria-label="加载中">
      <span className={css.nobody} />
      <span className={css.who}>
        <span className={css.waitingName} />
        <span className={css.waitingFacts} />
      </span>
    </div>
  )
}

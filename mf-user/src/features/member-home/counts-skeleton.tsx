import css from './member-home.module.css'

/** Placeholder of the counts; it prevents a layout shift when they load. */
export function CountsSkeleton() {
  return (
    <div className={`${css.card} ${css.counts}`} aria-hidden="true">
      {['金币', '关注', '收藏', '历史'].map((title) => (
        <span key={title} className={css.count}>
          <span className={css.number}>–</span>
          {title}
        </span>
      ))}
    </div>
  )
}

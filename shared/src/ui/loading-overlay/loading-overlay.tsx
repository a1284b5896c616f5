import css from './loading-overlay.module.css'

/** 加载中 over the page while the next one takes its time. */
export function LoadingOverlay() {
  return (
    <div className={css.overlay} role="status">
      <span className={css.box}>
        <span className={css.ring} aria-hidden="true" />
        加载中
      </span>
    </div>
  )
}

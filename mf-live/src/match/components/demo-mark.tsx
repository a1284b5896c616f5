import css from './demo-mark.module.css'

/** Marks data of a demonstration feed. */
export function DemoMark() {
  return <span className={css.mark}>演示数据</span>
}

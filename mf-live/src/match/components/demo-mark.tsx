import css from './demo-mark.module.css'

/** Says that what stands here is invented: the feed plays a demonstration. */
export function DemoMark() {
  return <span className={css.mark}>演示数据</span>
}

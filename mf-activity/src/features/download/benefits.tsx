import { BENEFITS } from './benefit-texts'
import css from './benefits.module.css'

export function Benefits() {
  return (
    <ul className={css.list} aria-label="为什么安装">
      {BENEFITS.map(({ title, text }) => (
        <li key={title} className={css.item}>
          <strong className={css.title}>{title}</strong>
          <span className={css.text}>{text}</span>
        </li>
      ))}
    </ul>
  )
}

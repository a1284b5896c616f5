import { type ReactNode, useId } from 'react'
import css from './card.module.css'

/** A titled card of a match page. */
export function Card({
  title,
  hint,
  action,
  children,
}: {
  title: string
  hint?: string
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {hint && <span className={css.hint}>{hint}</span>}
        {action}
      </div>
      {children}
    </section>
  )
}

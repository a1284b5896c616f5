import { type ReactNode, useId } from 'react'
import css from './settings.module.css'

/** Lines of a settings page on one card, under their title. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <div className={css.group}>{children}</div>
    </section>
  )
}

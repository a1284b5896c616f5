import type { ReactNode } from 'react'
import { Icon } from '../../icon/icon'
import css from './page.module.css'

export type PageProps = {
  title: string
  /** Where the arrow goes; without it there is none. */
  onBack?: () => void
  /** Small buttons at the right of the title. */
  actions?: ReactNode
  /** Stands at the bottom, above the safe area, whatever scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A page with the 44 px header: back, title, actions. */
export function Page({ title, onBack, actions, footer, children }: PageProps) {
  return (
    <div className={css.page}>
      <header className={css.header}>
        {onBack ? (
          <button type="button" className={css.back} onClick={onBack} aria-label="返回">
            <Icon name="back" size={20} />
          </button>
        ) : (
          <span />
        )}
        <h1 className={css.title}>{title}</h1>
        <div className={css.actions}>{actions}</div>
      </header>
      <main className={css.content}>{children}</main>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </div>
  )
}

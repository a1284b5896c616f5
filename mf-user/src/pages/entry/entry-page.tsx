import { useBack } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { userPaths } from '../../paths'
import css from './entry-page.module.css'

export type EntryPageProps = { title: string; lead: string; children: ReactNode }

/** Layout of login, registration and password reset: back button, title, lead text, form. */
export function EntryPage({ title, lead, children }: EntryPageProps) {
  const goBack = useBack(userPaths.home())
  return (
    <main className={css.page}>
      <button type="button" className={css.back} aria-label="返回" onClick={goBack}>
        <Icon name="back" size={20} />
      </button>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  )
}

import { Link } from '@saidian/shared/router'
import type { ReactNode } from 'react'
import { addressOf, kindText, titleOf } from './page-address'
import css from './page-row.module.css'

export type PageRowProps = {
  kind: string
  id: string
  title: string
  /** When it was, or when it begins. */
  time: string
  /** Stands at the end of the line, such as a button. */
  after?: ReactNode
}

/** A line that names a page and leads to it. */
export function PageRow({ kind, id, title, time, after }: PageRowProps) {
  const address = addressOf({ kind, id })
  const words = (
    <>
      <span className={css.title}>{titleOf({ kind, id, title })}</span>
      <span className={css.facts}>
        {kindText(kind)}
        {time && ` · ${time}`}
      </span>
    </>
  )
  return (
    <li className={css.row}>
      {address ? (
        <Link to={address} className={css.words}>
          {words}
        </Link>
      ) : (
        <span className={css.words}>{words}</span>
      )}
      {after}
    </li>
  )
}

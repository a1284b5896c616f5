import type { ReactNode } from 'react'
import type { SportId } from '../contracts/personal'
import { Link } from '../router'
import css from './marks.module.css'
import { addressOf, kindText, titleOf } from './page-address'

export type PageRowProps = {
  kind: string
  sport: SportId | null
  id: string
  title: string
  /** Time of the visit or of the kick-off. */
  time: ReactNode
  /** Shown at the end of the line, such as a button. */
  after?: ReactNode
  /** `div` outside of a list. */
  as?: 'li' | 'div'
}

/** List row with the title of a page and a link to it. */
export function PageRow({ kind, sport, id, title, time, after, as: Row = 'li' }: PageRowProps) {
  const address = addressOf({ kind, sport, id })
  const text = (
    <>
      <span className={css.title}>{titleOf({ kind, id, title })}</span>
      <span className={css.facts}>
        {kindText(kind)}
        {time && <> · {time}</>}
      </span>
    </>
  )
  return (
    <Row className={css.row}>
      {address ? (
        <Link to={address} className={css.text}>
          {text}
        </Link>
      ) : (
        <span className={css.text}>{text}</span>
      )}
      {after}
    </Row>
  )
}

import { Link } from '@saidian/shared/router'
import { Portrait } from '@saidian/shared/ui/subpages'
import type { ReactNode } from 'react'
import { peoplePaths } from './paths'
import css from './people.module.css'

export type PersonRowProps = {
  id: string
  portrait: string
  nickName: string
  /** What the member calls them; empty without. */
  remark?: string
  /** Second line. */
  note?: ReactNode
  /** The second line is a text to read: it has up to two lines. */
  hasLongNote?: boolean
  /** At the end of the row, such as a button. */
  after?: ReactNode
  /** Replaces the link to the card of the person. */
  onChoose?: () => void
  as?: 'li' | 'div'
}

/** A person in a list; a tap opens their card. */
export function PersonRow(props: PersonRowProps) {
  const { id, portrait, nickName, remark, note, hasLongNote, after, onChoose } = props
  const Row = props.as ?? 'div'
  const content = (
    <>
      <Portrait name={nickName} id={id} src={portrait} size={48} />
      <span className={css.text}>
        <span className={css.name}>{remark || nickName}</span>
        {note && <span className={hasLongNote ? css.longNote : css.note}>{note}</span>}
      </span>
    </>
  )
  return (
    <Row className={css.row}>
      {onChoose ? (
        <button type="button" className={css.who} onClick={onChoose}>
          {content}
        </button>
      ) : (
        <Link to={peoplePaths.personal(id)} className={css.who}>
          {content}
        </Link>
      )}
      {after}
    </Row>
  )
}

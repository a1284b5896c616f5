import type { ReactNode } from 'react'
import { Link } from '../../router'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-drawings'
import css from './tab-header.module.css'

export type TabHeaderProps = {
  title: string
  /** A page beside this one, left of the title. */
  sibling?: { text: string; to: string }
  /** `HeaderAct`s at the right. */
  children?: ReactNode
}

/** The 44 px header of a page behind the tab bar; it stays above the tabs of a `TabPager`. */
export function TabHeader({ title, sibling, children }: TabHeaderProps) {
  return (
    <header className={css.header}>
      {sibling && (
        <Link className={css.sibling} to={sibling.to}>
          {sibling.text}
        </Link>
      )}
      <h1 className={css.title}>{title}</h1>
      {children}
    </header>
  )
}

export type HeaderActProps = {
  icon: IconName
  text: string
  /** Only the icon is seen; the text is its name. */
  isIcon?: boolean
} & ({ to: string } | { onChoose: (() => void) | undefined })

/** A link or a button of a `TabHeader`; a button without `onChoose` is disabled. */
export function HeaderAct({ icon, text, isIcon = false, ...act }: HeaderActProps) {
  const look = {
    className: isIcon ? css.icon : css.act,
    'aria-label': isIcon ? text : undefined,
  }
  const content = (
    <>
      <Icon name={icon} size={isIcon ? 20 : 16} />
      {!isIcon && text}
    </>
  )
  if ('to' in act) {
    return (
      <Link {...look} to={act.to}>
        {content}
      </Link>
    )
  }
  return (
    <button {...look} type="button" disabled={!act.onChoose} onClick={act.onChoose}>
      {content}
    </button>
  )
}

/** How far below the top of the screen the tabs of a page with a `TabHeader` stay. */
export const BELOW_HEADER = 'calc(var(--header) + var(--safe-top))'

import { Link } from '@saidian/shared/router'
import { Icon, type IconName } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import css from './entry-row.module.css'

export type EntryRowProps = {
  title: string
  to: string
  icon?: IconName
  /** What stands there now, or how much waits. */
  value?: ReactNode
}

/** A row that leads to a page. */
export function EntryRow({ title, to, icon, value }: EntryRowProps) {
  return (
    <Link to={to} className={css.entry}>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <span className={css.title}>{title}</span>
      {value && <span className={css.value}>{value}</span>}
      <span className={css.arrow}>
        <Icon name="chevron" size={16} />
      </span>
    </Link>
  )
}

export type ActRowProps = {
  title: string
  icon?: IconName
  value?: ReactNode
  onAct: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

/** A row that does something, such as open a sheet. */
export function ActRow({ title, icon, value, onAct, isDanger, isDisabled }: ActRowProps) {
  return (
    <button type="button" className={css.entry} disabled={isDisabled} onClick={onAct}>
      {icon && (
        <span className={css.icon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <span className={isDanger ? css.danger : css.title}>{title}</span>
      {value && <span className={css.value}>{value}</span>}
      {!isDanger && (
        <span className={css.arrow}>
          <Icon name="chevron" size={16} />
        </span>
      )}
    </button>
  )
}

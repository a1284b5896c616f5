import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import css from './live-layout.module.css'

export type LayoutTab = { key: string; text: string; to: string }

export type LiveLayoutProps = {
  /** 热门 and every sport. */
  tabs: readonly LayoutTab[]
  /** Key of the chosen tab. */
  tab: string
  /** Undefined for a list without a filter. */
  onOpenFilter?: () => void
  /** Undefined for a page without settings. */
  onOpenSettings?: () => void
  /** Whether a filter is active: its button is marked. */
  isFiltered: boolean
  /** An extra button before the filter. */
  action?: ReactNode
  /** Second line of the header. */
  subTabs?: ReactNode
  children: ReactNode
}

/** Layout of every score list: header with tabs, filter and settings, then the list. */
export function LiveLayout(props: LiveLayoutProps) {
  const { tab, tabs, isFiltered } = props
  return (
    <div className={css.layout}>
      <header className={css.head}>
        <div className={css.line}>
          {tabs.map(({ key, text, to }) => (
            <Link
              key={key}
              to={to}
              className={key === tab ? css.active : css.tab}
              aria-current={key === tab ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
          <span className={css.space} />
          {props.action}
          {props.onOpenFilter && (
            <button
              type="button"
              className={isFiltered ? css.marked : css.button}
              onClick={props.onOpenFilter}
              aria-label="筛选"
            >
              <Icon name="filter" size={20} />
            </button>
          )}
          {props.onOpenSettings && (
            <button
              type="button"
              className={css.button}
              onClick={props.onOpenSettings}
              aria-label="比分设置"
            >
              <Icon name="gear" size={20} />
            </button>
          )}
        </div>
        {props.subTabs && <div className={css.subTabs}>{props.subTabs}</div>}
      </header>
      {props.children}
    </div>
  )
}

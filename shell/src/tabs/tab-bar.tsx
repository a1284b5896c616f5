import type { TabName } from '@saidian/shared/contracts/registry'
import { Link } from '@saidian/shared/router'
import { messagesSlice, sessionSlice, useAppSelector } from '@saidian/shared/store'
import { Badge, Icon } from '@saidian/shared/ui'
import { useMemo } from 'react'
import { useShell } from '../page/shell-context'
import { useRouteMeta } from '../page/use-route-meta'
import css from './tab-bar.module.css'
import { type Tab, tabsOf } from './tabs.rules'
import { usePrefetchTabs } from './use-prefetch-tabs'

/** The main navigation at the bottom. */
export function TabBar() {
  const { config, warmUp } = useShell()
  const active = useRouteMeta()?.route.tab
  const tabs = useMemo(() => tabsOf(config), [config])
  usePrefetchTabs(tabs)
  return (
    <nav className={css.bar} aria-label="主导航">
      {tabs.map((tab) => (
        <TabLink key={tab.name} tab={tab} active={active} onIntent={() => warmUp(tab.to)} />
      ))}
    </nav>
  )
}

type TabLinkProps = { tab: Tab; active: TabName | undefined; onIntent: () => void }

function TabLink({ tab, active, onIntent }: TabLinkProps) {
  const isActive = tab.name === active
  return (
    <Link
      to={tab.to}
      className={isActive ? css.active : css.tab}
      aria-current={isActive ? 'page' : undefined}
      onPointerDown={onIntent}
    >
      <span className={css.picture}>
        <Icon name={tab.icon} size={24} />
        {tab.name === 'messages' && <UnreadBadge />}
      </span>
      {tab.title}
    </Link>
  )
}

function UnreadBadge() {
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const unread = useAppSelector(messagesSlice.selectors.selectUnread)
  if (!isLoggedIn) return null
  return (
    <span className={css.badge}>
      <Badge count={unread} label="条未读" />
    </span>
  )
}

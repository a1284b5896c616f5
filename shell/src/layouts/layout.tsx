import { classNames } from '@saidian/shared/ui'
import type { ReactNode } from 'react'
import { DownloadBanner } from '../download/download-banner'
import { FloatingNews } from '../floating-news/floating-news'
import { useRouteMeta } from '../page/use-route-meta'
import { TabBar } from '../tabs/tab-bar'
import css from './layout.module.css'
import { BARE, LAYOUT_PARTS } from './layout-parts'

/**
 * The layout of all pages. Its parts follow the current route; it is never unmounted, so that
 * nothing flashes between two pages.
 */
export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteMeta()
  const { hasBanner, hasTabBar, hasFloatingNews, hasBackground } = page
    ? LAYOUT_PARTS[page.route.layout]
    : BARE
  return (
    <div
      className={classNames(
        css.column,
        hasTabBar && css.aboveTabs,
        hasBackground && css.background,
      )}
    >
      {hasBanner && <DownloadBanner />}
      {children}
      {hasFloatingNews && <FloatingNews />}
      {hasTabBar && <TabBar />}
    </div>
  )
}

import type { Host } from '@saidian/shared/host'
import { loadMatchList } from '@saidian/shared/matches'
import { useNavigate } from '@saidian/shared/router'
import { useCallback, useState } from 'react'
import { MatchAlerts } from '../features/alerts/match-alerts'
import { Announcement } from '../features/announcement/announcement'
import { useMatchFilter } from '../features/league-filter/use-match-filter'
import { LiveLayout } from '../features/live-layout/live-layout'
import { MatchListView } from '../features/match-list/match-list-view'
import { todaysList } from '../features/match-list/todays-list'
import { useListAlerts } from '../features/match-list/use-list-alerts'
import { livePaths } from '../paths'
import { footballLists as view } from '../sports/football/lists/view'
import { LAYOUT_TABS } from './layout-tabs'
import { Overlays } from './overlays'
import { useOverlay } from './use-overlay'
import { usePrefetchMatch } from './use-prefetch-match'

/** Starts to load today's list, so that the page can render its rows at once. */
export function loadTodaysList({ context: host }: { context: Host }) {
  return host.dispatch(loadMatchList(todaysList(view.sport)))
}

/** 热门: today's football, in play first, then upcoming, then finished. */
export function HotPage() {
  const navigate = useNavigate()
  const saved = useMatchFilter(view.filter)
  const alerts = useListAlerts(view.sport)
  const { overlay, open, close } = useOverlay()
  const prefetchMatch = usePrefetchMatch()
  const [hasRows, setHasRows] = useState(false)
  const onRendered = useCallback(() => {
    setHasRows(true)
    prefetchMatch()
  }, [prefetchMatch])
  return (
    <>
      <LiveLayout
        tabs={LAYOUT_TABS}
        tab="hot"
        isFiltered={saved.filter !== null}
        onOpenFilter={() => open('filter')}
        onOpenSettings={() => open('settings')}
      >
        <MatchListView
          view={view}
          source={{ kind: 'hot' }}
          grouping="league"
          filter={saved.filter}
          onClearFilter={() => saved.save(null)}
          onRendered={onRendered}
          whenEmpty={{
            text: '今天暂无比赛',
            action: { label: '看赛程', onChoose: () => navigate(livePaths.list(view.sport, 'sc')) },
          }}
        />
        {hasRows && <Announcement />}
      </LiveLayout>
      <MatchAlerts view={view.alerts} alerts={alerts} filter={saved.filter} />
      <Overlays view={view.filter} overlay={overlay} saved={saved} onClose={close} />
    </>
  )
}

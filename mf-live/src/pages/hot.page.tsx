import type { Host } from '@saidian/shared/host'
import { loadMatchList } from '@saidian/shared/matches'
import { useNavigate } from '@saidian/shared/router'
import { useCallback, useState } from 'react'
import { MatchAlerts } from '../features/alerts/match-alerts'
import { Announcement } from '../features/announcement/announcement'
import { HomeSections } from '../features/home-sections/home-sections'
import { useMatchFilters } from '../features/league-filter/use-match-filters'
import { LiveLayout } from '../features/live-layout/live-layout'
import { MatchListView } from '../features/match-list/match-list-view'
import { todaysList } from '../features/match-list/todays-list'
import { livePaths } from '../paths'
import { basketballLists } from '../sports/basketball/lists/view'
import { footballLists } from '../sports/football/lists/view'
import { LAYOUT_TABS } from './layout-tabs'
import { Overlays } from './overlays'
import { useAlertSources } from './use-alert-sources'
import { useOverlay } from './use-overlay'
import { usePrefetchMatch } from './use-prefetch-match'

const SPORTS = [footballLists, basketballLists] as const

/** Starts to load today's lists, so that the page can render their rows at once. */
export function loadTodaysLists({ context: host }: { context: Host }) {
  return Promise.all(SPORTS.map(({ sport }) => host.dispatch(loadMatchList(todaysList(sport)))))
}

/** 热门: today's matches of every sport, in play first, then upcoming, then finished. */
export function HotPage() {
  const navigate = useNavigate()
  const saved = useMatchFilters(SPORTS)
  const { overlay, open, close } = useOverlay()
  const prefetchMatch = usePrefetchMatch()
  const [hasRows, setHasRows] = useState(false)
  const onRendered = useCallback(() => {
    setHasRows(true)
    prefetchMatch()
  }, [prefetchMatch])
  const alertSources = useAlertSources(SPORTS, saved.filters)
  return (
    <>
      <LiveLayout
        tabs={LAYOUT_TABS}
        tab="hot"
        isFiltered={saved.filters.size > 0}
        onOpenFilter={() => open('filter')}
        onOpenSettings={() => open('settings')}
      >
        <HomeSections isReady={hasRows} />
        <MatchListView
          views={SPORTS}
          source={{ kind: 'hot' }}
          grouping="league"
          filters={saved.filters}
          onClearFilter={saved.clear}
          onRendered={onRendered}
          whenEmpty={{
            text: '今天暂无比赛',
            action: { label: '看赛程', onChoose: () => navigate(livePaths.list('football', 'sc')) },
          }}
        />
        {hasRows && <Announcement />}
      </LiveLayout>
      <MatchAlerts sources={alertSources} />
      <Overlays sports={SPORTS} overlay={overlay} saved={saved} onClose={close} />
    </>
  )
}

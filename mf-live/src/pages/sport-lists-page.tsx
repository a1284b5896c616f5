import { beijingDate } from '@saidian/shared/lib'
import { Navigate, useNavigate, useParams, useSearchParams } from '@saidian/shared/router'
import { useTicking } from '@saidian/shared/ui'
import { useMemo } from 'react'
import { MatchAlerts } from '../features/alerts/match-alerts'
import { chosenDate } from '../features/date-strip/date-strip.rules'
import { useMatchFilters } from '../features/league-filter/use-match-filters'
import { HeaderButton } from '../features/live-layout/header-button'
import { LiveLayout } from '../features/live-layout/live-layout'
import { useGrouping } from '../features/match-list/order/use-grouping'
import { livePaths } from '../paths'
import type { SportLists } from '../sports/sport-lists'
import { LAYOUT_TABS } from './layout-tabs'
import { ListContent } from './list-content'
import { ListTabBar } from './list-tab-bar'
import { listTab, ownTabOf, sourceOf } from './list-tabs'
import { Overlays } from './overlays'
import { useAlertSources } from './use-alert-sources'
import { useOverlay } from './use-overlay'

/** The lists of a sport: 即时, 赛程, 赛果, 关注 and its own. An unknown tab redirects to 即时. */
export function SportListsPage({ view }: { view: SportLists }) {
  const { type } = useParams()
  const tab = listTab(view, type)
  if (tab) return <ListPage view={view} tab={tab} />
  return <Navigate to={livePaths.list(view.sport, 'js')} replace />
}

function ListPage({ view, tab }: { view: SportLists; tab: string }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const today = useTicking(beijingDate)
  const sports = useMemo(() => [view] as const, [view])
  const saved = useMatchFilters(sports)
  const alertSources = useAlertSources(sports, saved.filters)
  const [grouping, toggleGrouping] = useGrouping()
  const { overlay, open, close } = useOverlay()
  const hasFilter = ownTabOf(view, tab) === undefined
  const direction = tab === 'sg' ? 'back' : 'ahead'
  const date = chosenDate(search.get('date'), today, direction)
  const goTo = (next: string, day?: string) =>
    navigate(livePaths.list(view.sport, next, day), { replace: true })

  return (
    <>
      <LiveLayout
        tabs={LAYOUT_TABS}
        tab={view.sport}
        isFiltered={saved.filters.size > 0}
        onOpenFilter={hasFilter ? () => open('filter') : undefined}
        onOpenSettings={() => open('settings')}
        action={
          hasFilter && (
            <HeaderButton
              icon={grouping === 'league' ? 'clock' : 'list'}
              label={grouping === 'league' ? '按时间分组' : '按赛事分组'}
              onChoose={toggleGrouping}
            />
          )
        }
        subTabs={<ListTabBar {...{ view, tab, today, direction, date, goTo }} />}
      >
        <ListContent {...{ view, tab, date, grouping, saved, goTo }} />
      </LiveLayout>
      <MatchAlerts sources={alertSources} />
      <Overlays
        sports={sports}
        overlay={!hasFilter && overlay === 'filter' ? null : overlay}
        source={sourceOf(tab, date)}
        saved={saved}
        onClose={close}
      />
    </>
  )
}

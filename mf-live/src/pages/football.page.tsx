import { beijingDate } from '@saidian/shared/lib'
import { Navigate, useNavigate, useParams, useSearchParams } from '@saidian/shared/router'
import { useTicking } from '@saidian/shared/ui'
import { MatchAlerts } from '../features/alerts/match-alerts'
import { chosenDate } from '../features/date-strip/date-strip.rules'
import { useMatchFilter } from '../features/league-filter/use-match-filter'
import { HeaderButton } from '../features/live-layout/header-button'
import { LiveLayout } from '../features/live-layout/live-layout'
import { useGrouping } from '../features/match-list/order/use-grouping'
import { useListAlerts } from '../features/match-list/use-list-alerts'
import { type FootballTab, livePaths } from '../paths'
import { FootballContent } from './football-content'
import { FootballTabBar } from './football-tab-bar'
import { footballTab, lotteryOf, sourceOf } from './football-tabs'
import { headerLinks } from './header-links'
import { Overlays } from './overlays'
import { useOverlay } from './use-overlay'

/** 足球: 即时, 赛程, 赛果, 关注 and the lotteries. An unknown tab redirects to 即时. */
export function FootballPage() {
  const { type } = useParams()
  const tab = footballTab(type)
  return tab ? <FootballLists tab={tab} /> : <Navigate to={livePaths.football('js')} replace />
}

function FootballLists({ tab }: { tab: FootballTab }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const today = useTicking(beijingDate)
  const saved = useMatchFilter()
  const alerts = useListAlerts()
  const [grouping, toggleGrouping] = useGrouping()
  const { overlay, open, close } = useOverlay()
  const lottery = lotteryOf(tab)
  const direction = tab === 'sg' ? 'back' : 'ahead'
  const date = chosenDate(search.get('date'), today, direction)
  const goTo = (next: FootballTab, day?: string) =>
    navigate(livePaths.football(next, day), { replace: true })

  return (
    <>
      <LiveLayout
        tab="football"
        links={headerLinks}
        isFiltered={saved.filter !== null}
        // A lottery lists its issue in its own order, without filter and grouping.
        onOpenFilter={lottery ? undefined : () => open('filter')}
        onOpenSettings={() => open('settings')}
        action={
          !lottery && (
            <HeaderButton
              icon={grouping === 'league' ? 'clock' : 'list'}
              label={grouping === 'league' ? '按时间分组' : '按赛事分组'}
              onChoose={toggleGrouping}
            />
          )
        }
        subTabs={
          <FootballTabBar tab={tab} today={today} direction={direction} date={date} goTo={goTo} />
        }
      >
        <FootballContent tab={tab} date={date} grouping={grouping} saved={saved} goTo={goTo} />
      </LiveLayout>
      <MatchAlerts alerts={alerts} filter={saved.filter} />
      <Overlays
        overlay={lottery && overlay === 'filter' ? null : overlay}
        source={sourceOf(tab, date)}
        saved={saved}
        onClose={close}
      />
    </>
  )
}

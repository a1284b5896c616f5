import { beijingDate } from '@saidian/shared/lib'
import { Navigate, useNavigate, useParams, useSearchParams } from '@saidian/shared/router'
import { useSetting } from '@saidian/shared/store'
import { EmptyState, Segmented, useTicking } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import { MatchAlerts } from '../features/alerts/match-alerts'
import { DateStrip } from '../features/date-strip/date-strip'
import { chosenDate } from '../features/date-strip/date-strip.rules'
import { useMatchFilter } from '../features/league-filter/use-match-filter'
import { HeaderButton } from '../features/live-layout/header-button'
import { LiveLayout } from '../features/live-layout/live-layout'
import { Scoreboard } from '../features/scoreboard/scoreboard'
import { useBoardAlerts } from '../features/scoreboard/use-board-alerts'
import { useGrouping } from '../features/scoreboard/use-grouping'
import { useIsDemo } from '../features/scoreboard/use-is-demo'
import { PanelSkeleton } from '../match/components/panel-skeleton'
import { type FootballTab, livePaths } from '../paths'
import { FOOTBALL_TABS, footballTab, lotteryOf, sourceOf } from './football-tabs'
import { headerLinks } from './header-links'
import { Overlays } from './overlays'
import { useOverlay } from './use-overlay'
import { usePrefetchMatch } from './use-prefetch-match'

/** 足球: 即时, 赛程, 赛果, 关注 and the lotteries. An unknown tab redirects to 即时. */
export function FootballPage() {
  const { type } = useParams()
  const tab = footballTab(type)
  return tab ? <FootballLists tab={tab} /> : <Navigate to={livePaths.football('js')} replace />
}

const LotteryList = lazy(async () => ({
  default: (await import('../features/lottery/lottery-list')).LotteryList,
}))

const EMPTY_TEXT: Partial<Record<FootballTab, string>> = {
  js: '今天暂无比赛',
  sc: '这一天没有赛程',
  sg: '这一天还没有赛果',
  gz: '还没有关注比赛，点比赛右边的星星关注',
}

function FootballLists({ tab }: { tab: FootballTab }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const today = useTicking(beijingDate)
  const saved = useMatchFilter()
  const alerts = useBoardAlerts()
  const isDemo = useIsDemo()
  const [grouping, toggleGrouping] = useGrouping()
  const { overlay, open, close } = useOverlay()
  const prefetchMatch = usePrefetchMatch()
  const lottery = lotteryOf(tab)
  const [teenMode] = useSetting('teenMode')
  const tabs = teenMode ? FOOTBALL_TABS.filter(({ key }) => lotteryOf(key) === null) : FOOTBALL_TABS
  const hasDays = tab === 'sc' || tab === 'sg'
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
        // A lottery is an issue in its own order: nothing of it is filtered or grouped.
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
          <>
            <Segmented label="足球列表" items={tabs} value={tab} onChoose={(next) => goTo(next)} />
            {hasDays && (
              <DateStrip
                today={today}
                direction={direction}
                value={date}
                onChoose={(day) => goTo(tab, day === today ? undefined : day)}
              />
            )}
          </>
        }
      >
        {lottery && teenMode ? (
          <EmptyState
            text="青少年模式下不显示彩票内容"
            action={{ label: '看即时比分', onChoose: () => goTo('js') }}
          />
        ) : lottery ? (
          <Suspense fallback={<PanelSkeleton />}>
            <LotteryList key={lottery} kind={lottery} isDemo={isDemo} />
          </Suspense>
        ) : (
          <Scoreboard
            key={`${tab}-${date}`}
            source={sourceOf(tab, date)}
            grouping={grouping}
            filter={saved.filter}
            onClearFilter={() => saved.save(null)}
            onDrawn={prefetchMatch}
            whenEmpty={{
              text: EMPTY_TEXT[tab] ?? '暂无数据',
              action:
                tab === 'js'
                  ? { label: '看赛程', onChoose: () => goTo('sc') }
                  : { label: '看即时比分', onChoose: () => goTo('js') },
            }}
          />
        )}
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

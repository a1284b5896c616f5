import { useSetting } from '@saidian/shared/store'
import { EmptyState } from '@saidian/shared/ui'
import { lazy, Suspense } from 'react'
import type { SavedFilter } from '../features/league-filter/use-match-filter'
import { MatchListView } from '../features/match-list/match-list-view'
import type { Grouping } from '../features/match-list/order/groups.rules'
import { useIsDemo } from '../features/match-list/use-is-demo'
import { PanelSkeleton } from '../match/components/panel-skeleton'
import type { FootballTab } from '../paths'
import { lotteryOf, sourceOf } from './football-tabs'
import { usePrefetchMatch } from './use-prefetch-match'

const LotteryList = lazy(async () => ({
  default: (await import('../features/lottery/lottery-list')).LotteryList,
}))

const EMPTY_TEXT: Partial<Record<FootballTab, string>> = {
  js: '今天暂无比赛',
  sc: '这一天没有赛程',
  sg: '这一天还没有赛果',
  gz: '还没有关注比赛，点比赛右边的星星关注',
}

export type FootballContentProps = {
  tab: FootballTab
  date: string
  grouping: Grouping
  saved: SavedFilter
  goTo: (tab: FootballTab) => void
}

/** The list of a tab of 足球. */
export function FootballContent({ tab, date, grouping, saved, goTo }: FootballContentProps) {
  const [teenMode] = useSetting('teenMode')
  const isDemo = useIsDemo()
  const prefetchMatch = usePrefetchMatch()
  const lottery = lotteryOf(tab)
  const toToday = { label: '看即时比分', onChoose: () => goTo('js') }
  if (lottery && teenMode) return <EmptyState text="青少年模式下不显示彩票内容" action={toToday} />
  if (lottery) {
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <LotteryList key={lottery} kind={lottery} isDemo={isDemo} />
      </Suspense>
    )
  }
  return (
    <MatchListView
      key={`${tab}-${date}`}
      source={sourceOf(tab, date)}
      grouping={grouping}
      filter={saved.filter}
      onClearFilter={() => saved.save(null)}
      onRendered={prefetchMatch}
      whenEmpty={{
        text: EMPTY_TEXT[tab] ?? '暂无数据',
        action: tab === 'js' ? { label: '看赛程', onChoose: () => goTo('sc') } : toToday,
      }}
    />
  )
}

import { useSetting } from '@saidian/shared/store'
import { EmptyState } from '@saidian/shared/ui'
import { Suspense, useMemo } from 'react'
import type { SavedFilters } from '../features/league-filter/use-match-filters'
import { MatchListView } from '../features/match-list/match-list-view'
import type { Grouping } from '../features/match-list/order/groups.rules'
import { useIsDemo } from '../features/match-list/use-is-demo'
import { PanelSkeleton } from '../match/components/panel-skeleton'
import type { SportLists } from '../sports/sport-lists'
import { ownTabOf, sourceOf } from './list-tabs'
import { usePrefetchMatch } from './use-prefetch-match'

const EMPTY_TEXT: Record<string, string> = {
  js: '今天暂无比赛',
  sc: '这一天没有赛程',
  sg: '这一天还没有赛果',
  gz: '还没有关注比赛，点比赛右边的星星关注',
}

export type ListContentProps = {
  view: SportLists
  tab: string
  date: string
  grouping: Grouping
  saved: SavedFilters
  goTo: (tab: string) => void
}

/** The list of a tab of a sport. */
export function ListContent({ view, tab, date, grouping, saved, goTo }: ListContentProps) {
  const [teenMode] = useSetting('teenMode')
  const isDemo = useIsDemo(view.sport)
  const views = useMemo(() => [view] as const, [view])
  const prefetchMatch = usePrefetchMatch()
  const ownTab = ownTabOf(view, tab)
  const toToday = { label: '看即时比分', onChoose: () => goTo('js') }
  if (ownTab?.isLottery && teenMode)
    return <EmptyState text="青少年模式下不显示彩票内容" action={toToday} />
  if (ownTab) return <Suspense fallback={<PanelSkeleton />}>{ownTab.render(isDemo)}</Suspense>
  return (
    <MatchListView
      key={`${tab}-${date}`}
      views={views}
      source={sourceOf(tab, date)}
      grouping={grouping}
      filters={saved.filters}
      onClearFilter={saved.clear}
      onRendered={prefetchMatch}
      whenEmpty={{
        text: EMPTY_TEXT[tab] ?? '暂无数据',
        action: tab === 'js' ? { label: '看赛程', onChoose: () => goTo('sc') } : toToday,
      }}
    />
  )
}

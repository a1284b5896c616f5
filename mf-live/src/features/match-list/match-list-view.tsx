import { useJoinedList } from '@saidian/shared/matches'
import { EmptyState, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { useEffect, useMemo } from 'react'
import type { MatchFilters } from '../../match/match-filter.rules'
import type { ListView } from './list-view'
import type { Grouping } from './order/groups.rules'
import type { ListSource } from './order/layout.rules'
import { ListSkeleton } from './rows/list-skeleton'
import { MatchListRows } from './rows/match-list-rows'
import { useListState } from './use-list-state'

export type MatchListViewProps = {
  /** The sports of the list; the same ones as long as it is mounted. */
  views: readonly [ListView, ...ListView[]]
  source: ListSource
  grouping: Grouping
  /** The saved filters. */
  filters: MatchFilters
  /** What an empty list offers next. */
  whenEmpty: { text: string; action: { label: string; onChoose: () => void } }
  onClearFilter: () => void
  /** Called when the rows are first rendered. */
  onRendered?: () => void
}

/** A list of one sport or of several, in one of its four states. */
export function MatchListView(props: MatchListViewProps) {
  const { views, source, grouping, filters, whenEmpty, onClearFilter, onRendered } = props
  const sports = useMemo(() => views.map(({ sport }) => sport), [views])
  const { lists, hasFailed, errorText, refresh } = useListState(sports, source)
  const isRendered = lists.length > 0
  useEffect(() => {
    if (isRendered) onRendered?.()
  }, [isRendered, onRendered])
  const list = useJoinedList(lists)
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!list) return <ListSkeleton />
  return (
    <PullToRefresh onRefresh={refresh}>
      <MatchListRows
        lists={lists}
        list={list}
        views={views}
        source={source}
        grouping={grouping}
        filters={filters}
        empty={(hidden) => (
          <Empty hidden={hidden} whenEmpty={whenEmpty} onClearFilter={onClearFilter} />
        )}
      />
    </PullToRefresh>
  )
}

type EmptyProps = Pick<MatchListViewProps, 'whenEmpty' | 'onClearFilter'> & { hidden: number }

function Empty({ hidden, whenEmpty, onClearFilter }: EmptyProps) {
  if (hidden === 0) return <EmptyState {...whenEmpty} />
  return (
    <EmptyState
      text={`筛选隐藏了全部 ${hidden} 场比赛`}
      action={{ label: '显示全部', onChoose: onClearFilter }}
    />
  )
}

import { EmptyState, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { useEffect } from 'react'
import type { MatchFilter } from '../../match/match-filter.rules'
import type { ListView } from './list-view'
import type { Grouping } from './order/groups.rules'
import type { ListSource } from './order/layout.rules'
import { ListSkeleton } from './rows/list-skeleton'
import { MatchListRows } from './rows/match-list-rows'
import { useListState } from './use-list-state'

export type MatchListViewProps = {
  view: ListView
  source: ListSource
  grouping: Grouping
  /** The saved filter; null shows everything. */
  filter: MatchFilter | null
  /** What an empty list offers next. */
  whenEmpty: { text: string; action: { label: string; onChoose: () => void } }
  onClearFilter: () => void
  /** Called when the rows are first rendered. */
  onRendered?: () => void
}

/** A list in one of its four states. */
export function MatchListView(props: MatchListViewProps) {
  const { view, source, grouping, filter, whenEmpty, onClearFilter, onRendered } = props
  const { list, hasFailed, errorText, refresh } = useListState(view.sport, source)
  const isRendered = list !== undefined && !hasFailed
  useEffect(() => {
    if (isRendered) onRendered?.()
  }, [isRendered, onRendered])
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!list) return <ListSkeleton />
  return (
    <PullToRefresh onRefresh={refresh}>
      <MatchListRows
        list={list}
        view={view}
        source={source}
        grouping={grouping}
        filter={filter}
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

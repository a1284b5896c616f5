import { EmptyState, ErrorState, PullToRefresh } from '@saidian/shared/ui'
import { useEffect } from 'react'
import type { MatchFilter } from '../../match/match-filter.rules'
import { BoardList } from './components/board-list'
import { ListSkeleton } from './components/list-skeleton'
import { MissingDays } from './components/missing-days'
import type { Grouping } from './groups.rules'
import type { BoardSource } from './layout.rules'
import { useBoard } from './use-board'

export type ScoreboardProps = {
  source: BoardSource
  grouping: Grouping
  /** The saved filter; null shows everything. */
  filter: MatchFilter | null
  /** What an empty list offers next. */
  whenEmpty: { text: string; action: { label: string; onChoose: () => void } }
  onClearFilter: () => void
  /** Called when the rows are first rendered. */
  onRendered?: () => void
}

/** A football list in one of its four states. */
export function Scoreboard({ source, grouping, filter, whenEmpty, ...props }: ScoreboardProps) {
  const { onClearFilter, onRendered } = props
  const { board, hasFailed, errorText, missingDays, refresh } = useBoard(source)
  const isRendered = board !== undefined && !hasFailed
  useEffect(() => {
    if (isRendered) onRendered?.()
  }, [isRendered, onRendered])
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!board) return <ListSkeleton />
  return (
    <PullToRefresh onRefresh={refresh}>
      <MissingDays count={missingDays} onRetry={refresh} />
      <BoardList
        board={board}
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

type EmptyProps = Pick<ScoreboardProps, 'whenEmpty' | 'onClearFilter'> & { hidden: number }

function Empty({ hidden, whenEmpty, onClearFilter }: EmptyProps) {
  if (hidden === 0) return <EmptyState {...whenEmpty} />
  return (
    <EmptyState
      text={`筛选隐藏了全部 ${hidden} 场比赛`}
      action={{ label: '显示全部', onChoose: onClearFilter }}
    />
  )
}

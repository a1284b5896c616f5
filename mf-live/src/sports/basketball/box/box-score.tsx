import { isInPlay } from '@saidian/shared/lib/basketball'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { useCallback, useState } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { liveQueryState } from '../../../match/live-query-state'
import { useMatchContext } from '../../../match/match-context'
import { useBoxScoreQuery, useGameHeaderQuery } from '../data/game.api'
import { nextSort, type Sort } from './box.rules'
import css from './box-score.module.css'
import { BoxTable } from './box-table'

/** 球员数据: the box score of both sides. A tap on a column sorts both by it. */
export function BoxScore() {
  const { matchId, home, away } = useMatchContext()
  const query = liveQueryState(useBoxScoreQuery(matchId))
  const { data, isDelayed, hasFailed, errorText, refresh } = query
  const isPlayed = useIsPlayed(matchId)
  const [sort, setSort] = useState<Sort | null>(null)
  const onSort = useCallback((key: string) => setSort((now) => nextSort(now, key)), [])
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  if (data.home.length + data.away.length === 0) {
    return (
      <EmptyState
        text={isDelayed ? '直播延迟中，稍后显示' : '这场比赛还没有球员数据'}
        action={{ label: '刷新', onChoose: refresh }}
      />
    )
  }
  const given = { sort, onSort, isPlayed }
  return (
    <>
      <BoxTable {...given} name={home.shortZh} lines={data.home} />
      <BoxTable {...given} name={away.shortZh} lines={data.away} />
      <p className={css.tip}>点列名排序，左右滑动看更多；● 在场上，加粗为本队最高</p>
    </>
  )
}

/** Whether players are on court now. */
function useIsPlayed(matchId: number): boolean {
  const match = useGameHeaderQuery(matchId).currentData?.shown.match
  return match !== undefined && isInPlay(match.s)
}

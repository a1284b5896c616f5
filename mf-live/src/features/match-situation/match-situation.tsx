import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { liveQueryState } from '../../match/live-query-state'
import { useMatchContext } from '../../match/match-context'
import { useMatchHeader, useMatchText } from '../../match/use-match-query'
import { Environment } from './components/environment'
import { Momentum } from './components/momentum'
import { Origins } from './components/origins'
import { Statistics } from './components/statistics'
import { Timeline } from './components/timeline'
import type { SituationView } from './situation-view'

/** 赛况: events, momentum, statistics, environment. */
export function MatchSituation({ view }: { view: SituationView }) {
  const { hasStarted } = useMatchContext()
  const { data, isDelayed, hasFailed, errorText, refresh } = liveQueryState(useMatchText())
  const { data: header } = liveQueryState(useMatchHeader())
  const { venue = null, referee = null } = header ?? {}
  const hasText = header?.coverage.text === 1
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  const { trend, incidents, statistic, pies, environment } = data
  const isEmpty =
    trend.length === 0 &&
    !incidents.some(view.incidents.isKey) &&
    statistic.length === 0 &&
    !environment &&
    !venue
  if (isEmpty) {
    return (
      <EmptyState
        text={emptyText(isDelayed, hasStarted)}
        action={{ label: '刷新', onChoose: refresh }}
      />
    )
  }
  return (
    <>
      {incidents.length > 0 && <Timeline view={view} incidents={incidents} />}
      {trend.length > 0 && <Momentum {...{ view, trend, incidents, hasText }} />}
      {statistic.length > 0 && (
        <Statistics view={view.statistics} statistic={statistic} pies={pies} />
      )}
      <Environment environment={environment} venue={venue} referee={referee} />
      <Origins />
    </>
  )
}

function emptyText(isDelayed: boolean, hasStarted: boolean): string {
  if (isDelayed) return '直播延迟中，稍后显示'
  return hasStarted ? '暂无赛况数据' : '比赛还没有开始'
}

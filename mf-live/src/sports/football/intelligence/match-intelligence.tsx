import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { Card } from '../../../match/components/card'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { liveQueryState } from '../../../match/live-query-state'
import { useMatchContext } from '../../../match/match-context'
import { useMatchIntelligenceQuery } from '../data/match.api'
import { Points } from './points'

/** 情报: the points for and against each side. */
export function MatchIntelligence() {
  const { matchId, home, away } = useMatchContext()
  const { data, hasFailed, errorText, refresh } = liveQueryState(useMatchIntelligenceQuery(matchId))
  if (hasFailed) return <ErrorState text={errorText} onRetry={refresh} />
  if (!data) return <PanelSkeleton />
  const said = data.intelligence
  if (!said || Object.values(said).every((points) => points.length === 0)) {
    return <EmptyState text="这场比赛还没有情报" action={{ label: '刷新', onChoose: refresh }} />
  }
  return (
    <>
      <Side name={home.shortZh} good={said.goodHome} bad={said.badHome} />
      <Side name={away.shortZh} good={said.goodAway} bad={said.badAway} />
      {said.neutral.length > 0 && (
        <Card title="中立情报">
          <Points points={said.neutral} look="neutral" />
        </Card>
      )}
    </>
  )
}

function Side({
  name,
  good,
  bad,
}: {
  name: string
  good: readonly string[]
  bad: readonly string[]
}) {
  if (good.length + bad.length === 0) return null
  return (
    <Card title={name}>
      {good.length > 0 && <Points points={good} look="good" />}
      {bad.length > 0 && <Points points={bad} look="bad" />}
    </Card>
  )
}

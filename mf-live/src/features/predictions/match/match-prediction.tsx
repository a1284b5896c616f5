import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { useMatchContext } from '../../../match/match-context'
import { useMatchPredictionQuery } from '../predictions.api'
import { Lines } from './lines'
import { Locked } from './locked'
import { Probabilities } from './probabilities'
import { Reasons } from './reasons'
import { ScoreMatrix } from './score-matrix'
import { WinChance } from './win-chance'

/** AI: the locked prediction of the match, why, and how its chances move in play. */
export function MatchPredictionPanel() {
  const { matchId, showTab } = useMatchContext()
  const { currentData, error, refetch } = useMatchPredictionQuery(matchId)
  if (!currentData)
    return error ? <ErrorState text="加载失败" onRetry={refetch} /> : <PanelSkeleton />
  const { prediction } = currentData
  if (!prediction) {
    const action = { label: '看分析', onChoose: () => showTab('analysis') }
    return <EmptyState text="暂无预测" action={action} />
  }
  return (
    <>
      <Probabilities prediction={prediction} />
      <WinChance />
      <Reasons prediction={prediction} />
      {prediction.whole.sport === 'football' && <ScoreMatrix scores={prediction.whole.scores} />}
      <Lines prediction={prediction} />
      <Locked prediction={prediction} />
    </>
  )
}

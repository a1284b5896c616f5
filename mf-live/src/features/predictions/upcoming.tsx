import { paths } from '@saidian/shared/contracts/page'
import type { ListedPrediction } from '@saidian/shared/contracts/predictions'
import { useHost } from '@saidian/shared/host'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { useDeferredValue, useMemo } from 'react'
import { PanelSkeleton } from '../../match/components/panel-skeleton'
import { PredictionCard } from './cards/prediction-card'
import { namesIn } from './names'
import { type SportFilter, useUpcomingQuery } from './predictions.api'
import { ValueRecords } from './record/value-records'
import { useShowsMarket } from './use-shows-market'

/** Asked again this often: a prediction is locked some time before its match. */
const POLL_MS = 60_000
/** Cards that a phone shows at once. */
const FIRST_CARDS = 8

/** Locked predictions of matches in play and to come. */
export function Upcoming({ sport }: { sport: SportFilter }) {
  const host = useHost()
  const showsMarket = useShowsMarket()
  const { currentData, error, refetch } = useUpcomingQuery(sport, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  })
  const namesOf = useMemo(() => namesIn(currentData ? [currentData] : []), [currentData])
  if (!currentData) {
    if (error) return <ErrorState text="加载失败" onRetry={refetch} />
    return (
      <>
        <PanelSkeleton />
        <PanelSkeleton />
      </>
    )
  }
  if (currentData.list.length === 0) {
    const action = { label: '看比分', onChoose: () => host.navigate(paths.scores()) }
    return <EmptyState text="暂无预测，临近比赛时锁定后显示" action={action} />
  }
  return (
    <>
      <Cards predictions={currentData.list} namesOf={namesOf} />
      {showsMarket && <ValueRecords records={currentData.value} />}
    </>
  )
}

type CardsProps = {
  predictions: readonly ListedPrediction[]
  namesOf: ReturnType<typeof namesIn>
}

/** The first cards at once, the others without a pause of the page: all take a phone a second. */
function Cards({ predictions, namesOf }: CardsProps) {
  const shown = useDeferredValue(predictions, predictions.slice(0, FIRST_CARDS))
  return shown.map((prediction) => (
    <PredictionCard key={prediction.record} prediction={prediction} {...namesOf(prediction)} />
  ))
}

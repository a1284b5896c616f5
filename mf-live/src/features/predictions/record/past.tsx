import type { ListedPrediction } from '@saidian/shared/contracts/predictions'
import { useHost } from '@saidian/shared/host'
import { EmptyState, ErrorState } from '@saidian/shared/ui'
import { EndlessList, nextPageOf } from '@saidian/shared/ui/endless-list'
import { useCallback, useMemo } from 'react'
import { PanelSkeleton } from '../../../match/components/panel-skeleton'
import { livePaths } from '../../../paths'
import { PredictionCard } from '../cards/prediction-card'
import { namesIn } from '../names'
import { type SportFilter, usePastInfiniteQuery } from '../predictions.api'
import css from './record.module.css'

const keyOf = ({ record }: ListedPrediction) => record
/** In rem. */
const guessOf = () => 4.2

/** Every settled prediction, misses too, newest first. */
export function Past({ sport }: { sport: SportFilter }) {
  const host = useHost()
  const query = usePastInfiniteQuery(sport, { refetchOnMountOrArgChange: true })
  const { currentData: data, error, refetch } = query
  const items = useMemo(() => data?.pages.flatMap(({ list }) => list) ?? [], [data])
  const namesOf = useMemo(() => namesIn(data?.pages ?? []), [data])
  const renderItem = useCallback(
    (prediction: ListedPrediction) => (
      <PredictionCard prediction={prediction} {...namesOf(prediction)} />
    ),
    [namesOf],
  )
  const first = data?.pages[0]
  if (!first) return error ? <ErrorState text="加载失败" onRetry={refetch} /> : <PanelSkeleton />
  if (items.length === 0) {
    const action = { label: '看今日预测', onChoose: () => host.navigate(livePaths.ai()) }
    return <EmptyState text="还没有赛果，预测的比赛结束后显示" action={action} />
  }
  const { count, counted, hits } = first
  return (
    <>
      <p className={css.summary}>
        共 {count} 场，计入 {counted} 场，命中 {hits} 场
        {counted > 0 && `（${Math.round((hits / counted) * 100)}%）`}
      </p>
      <EndlessList
        label="AI预测战绩"
        items={items}
        keyOf={keyOf}
        guessOf={guessOf}
        renderItem={renderItem}
        next={nextPageOf(query)}
      />
    </>
  )
}

import type { InPlayCurve } from '@saidian/shared/contracts/predictions'
import { formatDate } from '@saidian/shared/lib'
import { useSetting } from '@saidian/shared/store'
import { lazy, Suspense, useMemo } from 'react'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import { useMatchPredictionQuery } from '../predictions.api'
import css from './match.module.css'
import { shownPoints } from './shown-points.rules'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

/** Asked again this often while the match is played. */
const POLL_MS = 20_000

/** 胜率走势: how the chances moved with score, time and red cards; nothing without a prediction. */
export function WinChance() {
  const { matchId, hasStarted } = useMatchContext()
  const [delaySeconds] = useSetting('streamDelaySeconds')
  const { currentData } = useMatchPredictionQuery(matchId)
  const isMoving = hasStarted && currentData?.prediction != null && !currentData.inPlay?.over
  useMatchPredictionQuery(matchId, {
    pollingInterval: isMoving ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  })
  if (!currentData?.inPlay) return null
  const points = shownPoints(currentData.inPlay, currentData.serverAt, delaySeconds)
  if (points.length < 2) return null
  const curve = { ...currentData.inPlay, points }
  return (
    <Card title="胜率走势" hint={curve.over ? '赛前模型 + 比分' : `数据截至 ${timeOf(curve)}`}>
      <Curve curve={curve} />
    </Card>
  )
}

function timeOf({ sourceAt }: InPlayCurve): string {
  return formatDate(sourceAt * 1_000, 'hh:mm:ss')
}

function Curve({ curve: { points } }: { curve: InPlayCurve }) {
  const { home, away } = useMatchContext()
  const data = useMemo(() => {
    const percents = (place: 0 | 1 | 2) =>
      points.map(({ chances }) => Math.round(chances[place] * 1_000) / 10)
    const hasDraws = points.some(({ chances }) => chances[1] > 0)
    return {
      labels: points.map(({ at, score }) => `${Math.floor(at)}′ ${score.join('-')}`),
      series: [
        { name: `${home.shortZh}胜 %`, values: percents(0) },
        { name: `${away.shortZh}胜 %`, values: percents(2) },
        ...(hasDraws ? [{ name: '平局 %', values: percents(1) }] : []),
      ],
    }
  }, [points, home, away])
  return (
    <Suspense fallback={<div className={css.chartSpace} />}>
      <Chart kind="line" title="各时刻的胜平负概率" data={data} />
    </Suspense>
  )
}

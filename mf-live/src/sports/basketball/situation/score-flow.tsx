import type { BasketballMatch, ScoreFlow as Flow } from '@saidian/shared/contracts/basketball'
import { lazy, Suspense, useMemo } from 'react'
import chartCss from '../../../features/match-situation/components/situation.module.css'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import css from './basketball-situation.module.css'
import { flowChart, flowSummary } from './flow.rules'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

/** 得分走势: the lead by time, and how often and how far it moved. */
export function ScoreFlow({ flow, match }: { flow: Flow; match: BasketballMatch }) {
  const { home, away } = useMatchContext()
  const { s, periodSeconds, homePoints } = match
  const data = useMemo(
    () => flowChart(flow, { s, periodSeconds, homePoints }),
    [flow, s, periodSeconds, homePoints],
  )
  const { leadChanges, ties, largest } = useMemo(() => flowSummary(flow), [flow])
  return (
    <Card title="得分走势">
      <div className={chartCss.legend} aria-hidden="true">
        <span className={chartCss.homeKey}>{home.shortZh}领先</span>
        <span className={chartCss.awayKey}>{away.shortZh}领先</span>
      </div>
      <Suspense fallback={<div className={chartCss.chartSpace} />}>
        <Chart
          kind="balance"
          size="low"
          title={`得分走势，${home.shortZh} 领先在上，${away.shortZh} 领先在下`}
          data={data}
        />
      </Suspense>
      <dl className={css.facts}>
        <Fact name="领先变换" value={`${leadChanges}次`} />
        <Fact name="战平" value={`${ties}次`} />
        <Fact name={`${home.shortZh}最大领先`} value={`${largest[0]}分`} />
        <Fact name={`${away.shortZh}最大领先`} value={`${largest[1]}分`} />
      </dl>
    </Card>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

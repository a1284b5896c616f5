import type { MatchStatistic } from '@saidian/shared/contracts/matches'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import { Card } from '../../../match/components/card'
import type { Pie, StatisticsView } from '../situation-view'
import { Pies } from './pies'
import css from './situation.module.css'
import { StatisticBars } from './statistic-bars'

export type StatisticsProps = {
  view: StatisticsView
  statistic: readonly MatchStatistic[]
  pies: readonly Pie[]
}

/** 技术统计 of the match or a period: three rings, then one bar per line. */
export function Statistics({ view, statistic, pies }: StatisticsProps) {
  const [period, setPeriod] = useState(0)
  const lines = view.linesOf(statistic, period, pies)
  const hasPeriods = statistic.some((entry) => entry.half > 0)
  return (
    <Card
      title="技术统计"
      action={
        hasPeriods && (
          <div className={css.halves}>
            <Segmented
              label="时段"
              look="pill"
              items={view.periods}
              value={String(period)}
              onChoose={(key) => setPeriod(Number(key))}
            />
          </div>
        )
      }
    >
      {period === 0 && pies.length > 0 && <Pies unitOf={view.unitOf} pies={pies} />}
      {lines.length === 0 && period !== 0 && <p className={css.none}>这个时段还没有统计</p>}
      <StatisticBars lines={lines} />
    </Card>
  )
}

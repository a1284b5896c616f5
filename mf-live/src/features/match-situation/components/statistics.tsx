import type { MatchPie, MatchStatistic } from '@saidian/shared/contracts/football'
import { Segmented } from '@saidian/shared/ui'
import { useState } from 'react'
import { Card } from '../../../match/components/card'
import { type Half, statisticLines } from '../statistic.rules'
import { Pies } from './pies'
import css from './situation.module.css'
import { StatisticBar } from './statistic-bar'

const HALVES = [
  { key: '0', text: '全场' },
  { key: '1', text: '上半场' },
  { key: '2', text: '下半场' },
] as const

export type StatisticsProps = { statistic: readonly MatchStatistic[]; pies: readonly MatchPie[] }

/** 技术统计 of the match or a half: three rings, then one bar per line. */
export function Statistics({ statistic, pies }: StatisticsProps) {
  const [half, setHalf] = useState<Half>(0)
  const lines = statisticLines(statistic, half, pies)
  const hasHalves = statistic.some((entry) => entry.half > 0)
  return (
    <Card
      title="技术统计"
      action={
        hasHalves && (
          <div className={css.halves}>
            <Segmented
              label="时段"
              look="pill"
              items={HALVES}
              value={String(half) as '0' | '1' | '2'}
              onChoose={(key) => setHalf(Number(key) as Half)}
            />
          </div>
        )
      }
    >
      {half === 0 && pies.length > 0 && <Pies pies={pies} />}
      {lines.length === 0 && half !== 0 && <p className={css.none}>这个时段还没有统计</p>}
      <dl className={css.bars}>
        {lines.map((line) => (
          <StatisticBar key={line.type} line={line} />
        ))}
      </dl>
    </Card>
  )
}

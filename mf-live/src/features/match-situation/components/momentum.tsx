import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { lazy, Suspense, useMemo } from 'react'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import { momentsOf } from '../momentum.rules'
import type { SituationView } from '../situation-view'
import css from './situation.module.css'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

export type MomentumProps = {
  view: SituationView
  trend: readonly (readonly number[])[]
  incidents: readonly MatchIncident[]
  /** Whether the match has a text: a tap opens it. */
  hasText: boolean
}

/** 攻势: pressure of both sides by minute. A tap opens the text of that minute. */
export function Momentum({ view, trend, incidents, hasText }: MomentumProps) {
  const { home, away, showMinute } = useMatchContext()
  const { data, minutes } = useMemo(
    () => momentsOf(trend, incidents, view),
    [trend, incidents, view],
  )
  const showColumn = (column: number) => {
    const minute = minutes[column]
    if (minute !== undefined) showMinute(minute)
  }
  return (
    <Card title="攻势" hint={hasText ? '点一下看那一分钟' : undefined}>
      <div className={css.legend} aria-hidden="true">
        <span className={css.homeKey}>{home.shortZh}</span>
        <span className={css.awayKey}>{away.shortZh}</span>
      </div>
      <Suspense fallback={<div className={css.chartSpace} />}>
        <Chart
          kind="balance"
          size="low"
          title={`攻势，${home.shortZh} 在上，${away.shortZh} 在下`}
          data={data}
          onChoose={hasText ? showColumn : undefined}
        />
      </Suspense>
    </Card>
  )
}

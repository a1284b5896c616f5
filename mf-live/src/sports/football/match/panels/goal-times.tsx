import type { MatchGoalTimes } from '@saidian/shared/contracts/football'
import { Segmented } from '@saidian/shared/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import css from '../../../../features/match-analysis/components/analysis.module.css'
import { RefetchOnResult } from '../../../../features/match-analysis/refetch-on-result'
import { CardState } from '../../../../match/components/card-state'
import { useMatchContext } from '../../../../match/match-context'
import { useMatchGoalTimesQuery } from '../../data/analysis.api'

const Chart = lazy(async () => ({ default: (await import('@saidian/shared/charts')).Chart }))

const BINS = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90'] as const
const KINDS = [
  { key: 'scored', text: '进球' },
  { key: 'conceded', text: '失球' },
] as const

type Kind = (typeof KINDS)[number]['key']

/** 进球分布 in bins of 15 minutes. */
export function GoalTimes() {
  const { matchId } = useMatchContext()
  const [kind, setKind] = useState<Kind>('scored')
  const query = useMatchGoalTimesQuery(matchId)
  return (
    <>
      <RefetchOnResult parts={[query]} />
      <CardState
        title="进球分布"
        query={query}
        emptyText="本赛季还没有进球时间的记录"
        isEmpty={({ home, away }) => home.matches + away.matches === 0}
        action={() => (
          <div className={css.kinds}>
            <Segmented
              label="进球或失球"
              look="pill"
              items={KINDS}
              value={kind}
              onChoose={setKind}
            />
          </div>
        )}
      >
        {(times) => <Bins times={times} kind={kind} />}
      </CardState>
    </>
  )
}

function Bins({ times, kind }: { times: MatchGoalTimes; kind: Kind }) {
  const { home, away } = useMatchContext()
  const data = useMemo(
    () => ({
      labels: BINS,
      series: [
        { name: `${home.shortZh}(${times.home.matches}场)`, values: times.home[kind] },
        { name: `${away.shortZh}(${times.away.matches}场)`, values: times.away[kind] },
      ],
    }),
    [times, kind, home, away],
  )
  const title = kind === 'scored' ? '各时段进球数' : '各时段失球数'
  return (
    <Suspense fallback={<div className={css.chartSpace} />}>
      <Chart kind="bar" title={title} data={data} />
    </Suspense>
  )
}

import { Segmented } from '@saidian/shared/ui'
import { useMemo, useState } from 'react'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import { useShotChartQuery } from '../data/game.api'
import { percentText } from '../situation/team-sums.rules'
import { Court } from './court'
import css from './shot-card.module.css'
import { ShotFilters } from './shot-filters'
import { ShotTable } from './shot-table'
import { filteredShots, periodsOf, type ShotFilter, shotSums } from './shots.rules'

/** 投篮分布: shots on half a court by side, player and period. Nothing while there are none. */
export function ShotCard() {
  const { matchId, home, away } = useMatchContext()
  const all = useShotChartQuery(matchId).currentData?.shown.shots
  const [filter, setFilter] = useState<ShotFilter>({ side: 'home', playerId: null, period: null })
  const shots = useMemo(() => filteredShots(all ?? [], filter), [all, filter])
  if (!all || all.length === 0) return null
  const { two, three } = shotSums(shots)
  const team = filter.side === 'home' ? home : away
  const periods = periodsOf(all)
  const last = periods.at(-1) ?? 0
  const text = `两分 ${sumText(two)}，三分 ${sumText(three)}`
  return (
    <Card title="投篮分布" hint="● 命中　○ 未中">
      <Segmented
        label="球队"
        look="pill"
        items={[
          { key: 'home', text: home.shortZh },
          { key: 'away', text: away.shortZh },
        ]}
        value={filter.side}
        onChoose={(side) => setFilter({ ...filter, side, playerId: null })}
      />
      <ShotFilters shots={all} periods={periods} filter={filter} onChange={setFilter} />
      <p className={css.sums} aria-live="polite">
        {text}
      </p>
      <Court label={`${team.shortZh} 投篮分布：${text}`} side={filter.side} shots={shots} />
      <ShotTable shots={shots} periods={last} />
    </Card>
  )
}

/** 20/40（50.0%） */
function sumText(sum: readonly [number, number]): string {
  return `${sum.join('/')}（${percentText(sum)}）`
}

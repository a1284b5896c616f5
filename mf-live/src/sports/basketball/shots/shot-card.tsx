import { periodText } from '@saidian/shared/lib/basketball'
import { Segmented } from '@saidian/shared/ui'
import { useMemo, useState } from 'react'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import { useShotChartQuery } from '../data/game.api'
import { percentText } from '../situation/team-sums.rules'
import { Court } from './court'
import css from './shot-card.module.css'
import { ShotTable } from './shot-table'
import { filteredShots, periodsOf, type ShotFilter, shootersOf, shotSums } from './shots.rules'

const WHOLE = '0'

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
  const text = `两分 ${two.join('/')}（${percentText(two)}），三分 ${three.join('/')}（${percentText(three)}）`
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
      <div className={css.filters}>
        <select
          className={css.players}
          aria-label="球员"
          value={filter.playerId ?? ''}
          onChange={({ target }) =>
            setFilter({ ...filter, playerId: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">全部球员</option>
          {shootersOf(all, filter.side).map(({ playerId, name, tried }) => (
            <option key={playerId} value={playerId}>
              {name}（{tried}次）
            </option>
          ))}
        </select>
        <select
          className={css.players}
          aria-label="时段"
          value={filter.period ?? WHOLE}
          onChange={({ target }) =>
            setFilter({
              ...filter,
              period: target.value === WHOLE ? null : Number(target.value),
            })
          }
        >
          <option value={WHOLE}>全场</option>
          {periods.map((period) => (
            <option key={period} value={period}>
              {periodText(period, last)}
            </option>
          ))}
        </select>
      </div>
      <p className={css.sums} aria-live="polite">
        {text}
      </p>
      <Court label={`${team.shortZh} 投篮分布：${text}`} side={filter.side} shots={shots} />
      <ShotTable shots={shots} periods={last} />
    </Card>
  )
}

import type { Shot } from '@saidian/shared/contracts/basketball'
import { periodText } from '@saidian/shared/lib/basketball'
import css from './shot-card.module.css'
import { type ShotFilter, shootersOf } from './shots.rules'

const WHOLE = '0'

export type ShotFiltersProps = {
  shots: readonly Shot[]
  /** Periods to choose from. */
  periods: readonly number[]
  filter: ShotFilter
  onChange: (filter: ShotFilter) => void
}

/** Chooses a player of the side and a period. */
export function ShotFilters({ shots, periods, filter, onChange }: ShotFiltersProps) {
  const choosePlayer = (id: string) =>
    onChange({ ...filter, playerId: id === '' ? null : Number(id) })
  const choosePeriod = (period: string) =>
    onChange({ ...filter, period: period === WHOLE ? null : Number(period) })
  return (
    <div className={css.filters}>
      <select
        className={css.choice}
        aria-label="球员"
        value={filter.playerId ?? ''}
        onChange={({ target }) => choosePlayer(target.value)}
      >
        <option value="">全部球员</option>
        {shootersOf(shots, filter.side).map(({ playerId, name, tried }) => (
          <option key={playerId} value={playerId}>
            {name}（{tried}次）
          </option>
        ))}
      </select>
      <select
        className={css.choice}
        aria-label="时段"
        value={filter.period ?? WHOLE}
        onChange={({ target }) => choosePeriod(target.value)}
      >
        <option value={WHOLE}>全场</option>
        {periods.map((period) => (
          <option key={period} value={period}>
            {periodText(period, periods.at(-1))}
          </option>
        ))}
      </select>
    </div>
  )
}

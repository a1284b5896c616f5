import type { FilterGroup } from '@saidian/shared/contracts/matches'
import { classNames } from '@saidian/shared/ui'
import css from './league-filter.module.css'

export type LeagueChipProps = {
  league: FilterGroup['countList'][number]
  isChosen: boolean
  onToggle: () => void
}

/** A checkbox of a league with its short name and number of matches. */
export function LeagueChip({ league, isChosen, onToggle }: LeagueChipProps) {
  return (
    <label className={classNames(css.league, isChosen && css.chosen)} title={league.nameZh}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className={css.name}>{league.shortZh}</span>
      <span className={css.count}>{league.count} 场</span>
    </label>
  )
}

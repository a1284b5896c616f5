import type { FilterTab } from './choice.rules'
import type { FilterView } from './filter-view'

export type FilterTabEntry = { key: FilterTab; text: string }

const LEAGUE_TABS: readonly FilterTabEntry[] = [
  { key: 'all', text: '全部' },
  { key: 'top', text: '一级' },
]

/** The tabs of a filter; without lotteries in teen mode. */
export function filterTabs({ lotteries }: FilterView, isTeenMode: boolean) {
  return isTeenMode ? LEAGUE_TABS : [...LEAGUE_TABS, ...lotteries]
}

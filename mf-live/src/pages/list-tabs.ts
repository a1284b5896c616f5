import type { ListSource } from '../features/match-list/order/layout.rules'
import type { OwnTab, SportLists } from '../sports/sport-lists'

/** The tabs that every sport has. */
const LIST_TABS = [
  { key: 'js', text: '即时' },
  { key: 'sc', text: '赛程' },
  { key: 'sg', text: '赛果' },
  { key: 'gz', text: '关注' },
] as const

/** The tabs of a sport. Teen mode hides the lotteries. */
export function tabsOf({ ownTabs }: SportLists, isTeenMode: boolean) {
  return [...LIST_TABS, ...ownTabs.filter(({ isLottery }) => !isLottery || !isTeenMode)]
}

/** The tab of the address: 即时 without one, null for an unknown one. */
export function listTab(view: SportLists, type: string | undefined): string | null {
  if (type === undefined) return 'js'
  return tabsOf(view, false).find(({ key }) => key === type)?.key ?? null
}

/** A tab that only this sport has; undefined for the tab of a match list. */
export function ownTabOf({ ownTabs }: SportLists, tab: string): OwnTab | undefined {
  return ownTabs.find(({ key }) => key === tab)
}

/** The list of a tab. `date` is the day of 赛程 and 赛果. */
export function sourceOf(tab: string, date: string): ListSource {
  if (tab === 'sc') return { kind: 'day', date, type: 8 }
  if (tab === 'sg') return { kind: 'day', date, type: 9 }
  return { kind: tab === 'gz' ? 'followed' : 'today' }
}

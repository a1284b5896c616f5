import type { LotteryKind } from '../features/lottery/lottery.rules'
import type { ListSource } from '../features/match-list/order/layout.rules'
import type { FootballTab } from '../paths'

export const FOOTBALL_TABS = [
  { key: 'js', text: '即时' },
  { key: 'sc', text: '赛程' },
  { key: 'sg', text: '赛果' },
  { key: 'gz', text: '关注' },
  { key: 'jc', text: '竞彩' },
  { key: 'bd', text: '北单' },
  { key: 'zc', text: '足彩' },
] as const satisfies readonly { key: FootballTab; text: string }[]

/** The tab of the address: 即时 without one, null for an unknown one. */
export function footballTab(type: string | undefined): FootballTab | null {
  if (type === undefined) return 'js'
  return FOOTBALL_TABS.find(({ key }) => key === type)?.key ?? null
}

/** The lottery of a tab; null for the tab of a match list. */
export function lotteryOf(tab: FootballTab): LotteryKind | null {
  return tab === 'jc' || tab === 'bd' || tab === 'zc' ? tab : null
}

/** The list of a tab. `date` is the day of 赛程 and 赛果. */
export function sourceOf(tab: FootballTab, date: string): ListSource {
  if (tab === 'sc') return { kind: 'day', date, type: 8 }
  if (tab === 'sg') return { kind: 'day', date, type: 9 }
  return { kind: tab === 'gz' ? 'followed' : 'today' }
}

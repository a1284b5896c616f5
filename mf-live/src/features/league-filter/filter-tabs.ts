import type { FilterTab } from './choice.rules'

/** The tabs without lotteries, for teen mode. */
export const LEAGUE_TABS = [
  { key: 'all', text: '全部' },
  { key: 'top', text: '一级' },
] as const satisfies readonly { key: FilterTab; text: string }[]

export const FILTER_TABS = [
  ...LEAGUE_TABS,
  { key: 'jc', text: '竞彩' },
  { key: 'bd', text: '北单' },
  { key: 'zc', text: '足彩' },
] as const satisfies readonly { key: FilterTab; text: string }[]

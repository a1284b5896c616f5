import type { Lottery } from '../../../match/match-filter.rules'

/** The lotteries on football, in the order of their tabs. */
export const lotteries: readonly { key: Lottery; text: string }[] = [
  { key: 'jc', text: '竞彩' },
  { key: 'bd', text: '北单' },
  { key: 'zc', text: '足彩' },
]

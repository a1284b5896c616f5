import type { SportLists } from '../../sport-lists'
import { alerts } from './alerts'
import { filter } from './filter'
import { lotteryTabs } from './lottery-tabs'
import { rowOdds } from './row-odds'

/** The lists of football. */
export const footballLists: SportLists = {
  sport: 'football',
  title: '足球',
  hasLateDays: false,
  odds: rowOdds,
  filter,
  alerts,
  ownTabs: lotteryTabs,
}

import type { SportLists } from '../../sport-lists'
import { alerts } from './alerts'
import { filter } from './filter'
import { rowOdds } from './row-odds'

/** The lists of basketball. */
export const basketballLists: SportLists = {
  sport: 'basketball',
  title: '篮球',
  hasLateDays: true,
  odds: rowOdds,
  filter,
  alerts,
  ownTabs: [],
}

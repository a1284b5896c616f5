import { filterExpiresAt } from '@saidian/shared/lib'
import type { FilterView } from '../../../features/league-filter/filter-view'
import { useFootballFilterQuery } from './filter.api'
import { lotteries } from './lotteries'

/** The filter of football's lists; it expires at 10:00 in Beijing, today or tomorrow. */
export const filter: FilterView = {
  cookie: 'footballFilter',
  expiresAt: (nowMs) => filterExpiresAt(nowMs, 'football'),
  lotteries,
  useLeagues: useFootballFilterQuery,
}

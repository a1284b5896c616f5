import { filterExpiresAt } from '@saidian/shared/lib'
import type { FilterView } from '../../../features/league-filter/filter-view'
import { useBasketballFilterQuery } from './filter.api'

/** The filter of basketball's lists; it expires at 15:00 in Beijing, today or tomorrow. */
export const filter: FilterView = {
  cookie: 'basketballFilter',
  expiresAt: (nowMs) => filterExpiresAt(nowMs, 'basketball'),
  lotteries: [],
  useLeagues: useBasketballFilterQuery,
}

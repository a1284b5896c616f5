import type { FilterGroup } from '@saidian/shared/contracts/matches'
import type { DayPage } from '@saidian/shared/matches'
import type { Lottery } from '../../match/match-filter.rules'

/** The filter of a sport's lists. */
export type FilterView = {
  /** Name of the cookie that stores it. */
  cookie: string
  /** When a filter that is saved now expires, milliseconds. */
  expiresAt: (nowMs: number) => number
  /** The lotteries with matches of the sport, one tab each. */
  lotteries: readonly { key: Lottery; text: string }[]
  /** The leagues of a day by letter; today's without one. A hook. */
  useLeagues: (
    page: DayPage | undefined,
    options: { refetchOnMountOrArgChange: boolean },
  ) => { data?: FilterGroup[] | undefined; error?: unknown; refetch: () => unknown }
}

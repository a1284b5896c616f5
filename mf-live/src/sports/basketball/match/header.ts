import type { HeaderView } from '../../../features/match-header/header-view'
import { PeriodTable } from '../header/period-table'

/** The header of a basketball match. */
export const header: HeaderView = {
  factsOf: ({ neutral }) => (neutral ? ['中立场'] : []),
  checkOf: () => null,
  clockMark: '',
  Below: PeriodTable,
}

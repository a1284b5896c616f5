import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import type { SportMatch } from '../../sport-match'
import { gameQueries } from '../data/game.api'
import { firstTab } from './first-tab.rules'
import { header } from './header'
import { matchTabs } from './tabs'

/** The page of a basketball match. */
export const basketballMatch: SportMatch = {
  sport: 'basketball',
  queries: gameQueries,
  header,
  tabs: matchTabs,
  firstTab: ({ s }) => firstTab(s),
  hasStarted: ({ s }) => s > BASKETBALL_STATUS.notStarted,
  Animation: null,
  missingReason: 'basketball.no_such_match',
}

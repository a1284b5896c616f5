import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { lazy } from 'react'
import type { SportMatch } from '../../sport-match'
import { matchQueries } from '../data/match.api'
import { firstTab } from './first-tab.rules'
import { header } from './header'
import { matchTabs } from './tabs'

/** The page of a football match. */
export const footballMatch: SportMatch = {
  sport: 'football',
  queries: matchQueries,
  header,
  tabs: matchTabs,
  firstTab: ({ s }) => firstTab(s),
  hasStarted: ({ s }) => s > FOOTBALL_STATUS.notStarted,
  Animation: lazy(async () => ({
    default: (await import('../animation/match-animation')).MatchAnimation,
  })),
  missingReason: 'football.no_such_match',
}

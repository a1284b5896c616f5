import { BASKETBALL_STATUS, type BasketballMatch } from '@saidian/shared/contracts/basketball'
import { SPORT } from '@saidian/shared/contracts/personal'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sportsDayStart } from '@saidian/shared/lib'
import { isInPlay, isOver } from '@saidian/shared/lib/basketball'
import type { FeedBasketballState } from '../../feeds/feed'
import type { AnalysisSport } from '../../sports/analysis'
import { createIncidentStore } from '../../sports/ingest'
import type { OddsSport } from '../../sports/odds'
import { createSources } from '../../sports/rules'
import type { SportOf } from '../../sports/sport'
import { basketballOdds } from './odds/basketball-odds'
import { basketballIncidents } from './rules/board-incident.rules'
import { basketballRows } from './rules/row.rules'
import { basketballStates } from './rules/state.rules'
import { basketballTables } from './tables/basketball-tables'
import type { BasketballLevelRule } from './tables/tie-break.rules'

/** Sources of the importers; `nba-pbp` is that of the replay. */
const IMPORTED = ['nba-season', 'nba-players', 'wnba']

const ID_AND_KEY = { id: SPORT.basketball, key: 'basketball' }

/** Basketball, as the parts under `server/src/sports` know it. */
export const basketball: SportOf<FeedBasketballState, BasketballMatch> &
  OddsSport &
  AnalysisSport<BasketballLevelRule> = {
  ...ID_AND_KEY,
  topics: {
    board: TOPIC.basketballBoard,
    match: TOPIC.basketballMatch,
    odds: TOPIC.basketballOdds,
  },
  sources: createSources(IMPORTED),
  errors: {
    noSuchMatch: 'basketball.no_such_match',
    noSuchLeague: 'basketball.no_such_league',
    dateOutOfRange: 'basketball.date_out_of_range',
  },
  statuses: {
    notStarted: BASKETBALL_STATUS.notStarted,
    finished: BASKETBALL_STATUS.finished,
    over: Object.values(BASKETBALL_STATUS).filter(isOver),
    isInPlay,
  },
  dayStart: (ms) => sportsDayStart(ms, 'basketball'),
  tables: basketballTables,
  pastColumns: [],
  restless: [BASKETBALL_STATUS.postponed, BASKETBALL_STATUS.undecided, BASKETBALL_STATUS.abnormal],
  odds: basketballOdds,
  states: basketballStates,
  rows: basketballRows,
  incidents: basketballIncidents,
  timeline: createIncidentStore(ID_AND_KEY),
}

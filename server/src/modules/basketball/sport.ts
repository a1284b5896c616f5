import { BASKETBALL_STATUS, type BasketballMatch } from '@saidian/shared/contracts/basketball'
import { SPORT } from '@saidian/shared/contracts/personal'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sportsDayStart } from '@saidian/shared/lib'
import { isInPlay, isOver } from '@saidian/shared/lib/basketball'
import type { FeedBasketballState } from '../../feeds/feed'
import { createIncidentStore } from '../../sports/ingest'
import type { OddsSport } from '../../sports/odds'
import { createSources } from '../../sports/rules'
import type { SportOf } from '../../sports/sport'
import { basketballOdds } from './odds/basketball-odds'
import { basketballIncidents } from './rules/board-incident.rules'
import { basketballRows } from './rules/row.rules'
import { basketballStates } from './rules/state.rules'

/** Sources of the importers; `nba-pbp` is that of the replay. */
const IMPORTED = ['nba-season', 'nba-players', 'wnba']

const ID_AND_KEY = { id: SPORT.basketball, key: 'basketball' }

/** Basketball, as the parts under `server/src/sports` know it. */
export const basketball: SportOf<FeedBasketballState, BasketballMatch> & OddsSport = {
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
  odds: basketballOdds,
  states: basketballStates,
  rows: basketballRows,
  incidents: basketballIncidents,
  timeline: createIncidentStore(ID_AND_KEY),
}

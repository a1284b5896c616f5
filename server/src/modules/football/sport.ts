import { FOOTBALL_STATUS, type FootballMatch } from '@saidian/shared/contracts/football'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sportsDayStart } from '@saidian/shared/lib'
import { isInPlay, isOver } from '@saidian/shared/lib/football'
import type { FeedMatchState } from '../../feeds/feed'
import type { AnalysisSport } from '../../sports/analysis'
import { createIncidentStore } from '../../sports/ingest'
import type { OddsSport } from '../../sports/odds'
import { createSources } from '../../sports/rules'
import type { SportOf } from '../../sports/sport'
import { FOOTBALL } from './football-id'
import { storeStatistics } from './ingest/statistics.repository'
import { footballOdds } from './odds/football-odds'
import { boardIncidents } from './rules/board-incident.rules'
import { footballRows } from './rules/row.rules'
import { footballStates } from './rules/state.rules'
import { footballTables } from './tables/football-tables'
import type { FootballLevelRule } from './tables/tie-break.rules'

/** Sources of the importers. */
const IMPORTED = [
  'openfootball',
  'uefa',
  'worldcup',
  'football-data',
  'datahub',
  'wyscout-archive',
  'internationals',
]

type FootballSport = SportOf<FeedMatchState, FootballMatch> &
  OddsSport &
  AnalysisSport<FootballLevelRule>

/** Football, as the parts under `server/src/sports` know it. */
export const football: FootballSport = {
  id: FOOTBALL,
  key: 'football',
  topics: { board: TOPIC.footballBoard, match: TOPIC.footballMatch, odds: TOPIC.footballOdds },
  sources: createSources(IMPORTED),
  errors: {
    noSuchMatch: 'football.no_such_match',
    noSuchLeague: 'football.no_such_league',
    dateOutOfRange: 'football.date_out_of_range',
  },
  statuses: {
    notStarted: FOOTBALL_STATUS.notStarted,
    finished: FOOTBALL_STATUS.finished,
    over: Object.values(FOOTBALL_STATUS).filter(isOver),
    isInPlay,
  },
  dayStart: (ms) => sportsDayStart(ms, 'football'),
  tables: footballTables,
  pastColumns: ['half', 'corners'],
  odds: footballOdds,
  states: footballStates,
  rows: footballRows,
  incidents: boardIncidents,
  timeline: { ...createIncidentStore({ id: FOOTBALL, key: 'football' }), storeStatistics },
}

import { FOOTBALL_STATUS, type FootballMatch } from '@saidian/shared/contracts/football'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sportsDayStart } from '@saidian/shared/lib'
import { isInPlay, isOver } from '@saidian/shared/lib/football'
import type { FeedMatchState } from '../../feeds/feed'
import type { AnalysisSport } from '../../sports/analysis'
import type { OddsSport } from '../../sports/odds'
import type { SportOf } from '../../sports/sport'
import { FOOTBALL } from './football-id'
import { footballTimeline } from './ingest/timeline.repository'
import { footballOdds } from './odds/football-odds'
import { boardIncidents } from './rules/board-incident.rules'
import { footballRows } from './rules/row.rules'
import { footballStates } from './rules/state.rules'
import { footballTables } from './tables/football-tables'
import type { FootballLevelRule } from './tables/tie-break.rules'

/** Sources of the importers: lists show their matches beside those of the running feed. */
const IMPORTED = [
  'openfootball',
  'uefa',
  'worldcup',
  'football-data',
  'datahub',
  'wyscout-archive',
  'internationals',
]

/** Sources whose matches the lists show; matches of another feed, such as the demo, are hidden. */
export function shownSources(feedSource: string): string[] {
  return [feedSource, ...IMPORTED]
}

/**
 * Sources under which a match of `source` may be stored. Importers share their matches: a row names
 * the importer that stored it first. A feed has only its own matches.
 */
function matchSources(source: string): string[] {
  return IMPORTED.includes(source) ? IMPORTED : [source]
}

type FootballSport = SportOf<FeedMatchState, FootballMatch> &
  OddsSport &
  AnalysisSport<FootballLevelRule>

/** Football, as the parts under `server/src/sports` know it. */
export const football: FootballSport = {
  id: FOOTBALL,
  key: 'football',
  topics: { board: TOPIC.footballBoard, match: TOPIC.footballMatch, odds: TOPIC.footballOdds },
  sources: { shown: shownSources, sharing: matchSources },
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
  dayStart: sportsDayStart,
  tables: footballTables,
  pastColumns: ['half', 'corners'],
  odds: footballOdds,
  states: footballStates,
  rows: footballRows,
  incidents: boardIncidents,
  timeline: footballTimeline,
}

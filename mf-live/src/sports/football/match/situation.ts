import { FootballEventIcon } from '@saidian/shared/ui/football-events'
import type { SituationView } from '../../../features/match-situation/situation-view'
import {
  byTime,
  clockEventText,
  incidentDetail,
  incidentTitle,
  isClockEvent,
  isDecisive,
  isGoal,
  isKey,
} from './incident.rules'
import { statisticLines, unitOf } from './statistic.rules'

/** 赛况 of a football match. */
export const situation: SituationView = {
  incidents: {
    isKey,
    isClockEvent,
    isDecisive,
    isScore: isGoal,
    scoreLabel: '进球',
    byTime,
    titleOf: incidentTitle,
    detailOf: incidentDetail,
    clockEventText,
    Icon: FootballEventIcon,
  },
  statistics: {
    periods: [
      { key: '0', text: '全场' },
      { key: '1', text: '上半场' },
      { key: '2', text: '下半场' },
    ],
    linesOf: statisticLines,
    unitOf,
  },
  periodMinutes: [45, 45, 15, 15],
  regularPeriods: 2,
  markMinutes: 15,
}

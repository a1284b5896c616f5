export {
  GoalBins,
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchTable,
  MatchGoalTimes,
} from './analysis'
export { Injury, LineupPlayer, MatchLineup, SideLineup } from './lineup'
export {
  FOOTBALL_STATUS,
  FootballList,
  FootballListEvent,
  FootballMatch,
  type FootballStatus,
  getFootballByIds,
  getFootballFilter,
  getFootballLive,
  getFootballMatches,
  isFootballListEvent,
} from './lists'
export {
  BallPosition,
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchOrigins,
  getMatchText,
  isMatchEvent,
  MatchEvent,
  MatchHeader,
} from './match'
export {
  MatchEnvironment,
  MatchPie,
  MatchText,
  MatchTrend,
} from './match-text'

export { documentWords, PRODUCT_NAME } from './document-words'
export { type BodyOf, type Endpoint, endpoint, type ParamsOf, type QueryOf, type ReplyOf } from './endpoint'
export { CODE, type Code, type DataOf, type Envelope, envelopeOf } from './envelope'
export { REASONS, type Reason } from './errors'
export { FLAG_SET, flagPath } from './flags'
export {
  BoardEvent,
  BoardIncident,
  BoardMatch,
  FeedState,
  FilterGroup,
  FOOTBALL_STATUS,
  FootballList,
  type FootballStatus,
  getFootballFilter,
  getFootballLive,
  getFootballMatches,
  League,
  LIST_TYPE,
  Team,
} from './football'
export {
  FutureMatch,
  GoalBins,
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchTable,
  MatchFuture,
  MatchGoalTimes,
  MatchHistory,
  MatchTable,
  PastMatch,
  StatInfo,
  TableRow,
} from './football-analysis'
export {
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchText,
  Injury,
  LineupPlayer,
  MatchCoverage,
  MatchEnvironment,
  MatchEvent,
  MatchHeader,
  MatchIncident,
  MatchIntelligence,
  MatchLineup,
  MatchPie,
  MatchStatistic,
  MatchText,
  MatchTrend,
  PlayBeat,
  SideLineup,
  TextLine,
} from './football-match'
export {
  encodeClientFrame,
  encodeImFrame,
  encodeServerFrame,
  type FrameFault,
  isPosition,
  isTopicName,
  type Parsed,
  parseClientFrame,
  parseImFrame,
  parseServerFrame,
} from './frames'
export { postSocketAddress, SocketAddress } from './im'
export { getBjdc, getJczq, getLottery, LotteryIssue, LotteryList, LotteryMatch } from './lottery'
export {
  getListOdds,
  getMatchOdds,
  getOddsCompanies,
  getOddsHistory,
  ListOdds,
  ListOddsEvent,
  MatchOdds,
  ODDS_TYPE,
  OddsCompany,
  OddsHistory,
  OddsLine,
  OddsQuote,
  type OddsType,
} from './odds'
export { paths } from './paths'
export {
  CLOSE,
  type ClientFrame,
  HEARTBEAT,
  IM_LEAVE,
  IM_LOGIN,
  IM_NO_TOKEN,
  IM_PATH,
  type ImFrame,
  isTerminalClose,
  LIMITS,
  LIVE_PATH,
  type Position,
  PROTOCOL_VERSION,
  type ServerFrame,
} from './protocol'
export {
  AuditEntry,
  CheckFault,
  PIN_PARAM,
  RemoteState,
  RemoteVersionName,
  registryEndpoints,
  UploadedFile,
} from './registry'
export {
  type ClientConfig,
  CONTRACT_VERSION,
  type EarlyAnswers,
  GUARDS,
  type GuardName,
  LAYOUTS,
  type LayoutName,
  type PageBoot,
  type PinnedRemote,
  RemoteMeta,
  RemoteRoute,
  ShellManifest,
  SUPPORTED_CONTRACTS,
  TABS,
  type TabName,
} from './remotes'
export { TOPIC, type TopicPattern } from './topics'
export { getTvMatches } from './tv'

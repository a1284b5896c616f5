export {
  Auth,
  CODE_PURPOSES,
  type CodePurpose,
  cancelAccount,
  cancelLeave,
  changePassword,
  DEVELOPMENT_PASSWORD_KEY,
  Device,
  exportAccount,
  getDevices,
  getPasswordIv,
  login,
  logout,
  PASSWORD_RULE,
  register,
  resetPassword,
  revokeDevice,
  SMS_CODE_TIMES,
  type SmsPurpose,
  sendCode,
} from './account'
export { normaliseAccountName } from './account-name'
export { BANNER_TEXT, documentText, PRODUCT_NAME } from './document-text'
export {
  type BodyOf,
  type Endpoint,
  endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from './endpoint'
export { CODE, type Code, type DataOf, type Envelope, envelopeOf } from './envelope'
export { REASONS, type Reason } from './errors'
export { characterCount, FIELD_PATTERNS, TEXT_RULES, type TextRule, textFault } from './fields'
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
  getFootballByIds,
  getFootballFilter,
  getFootballLive,
  getFootballMatches,
  League,
  LIST_TYPE,
  MAX_MATCHES,
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
export { Injury, LineupPlayer, MatchLineup, SideLineup } from './football-lineup'
export {
  BallPosition,
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchOrigins,
  getMatchText,
  MATCH_PARTS,
  MatchCoverage,
  MatchEvent,
  MatchHeader,
  MatchIntelligence,
  MatchOrigins,
} from './football-match'
export {
  MatchEnvironment,
  MatchIncident,
  MatchPie,
  MatchStatistic,
  MatchText,
  MatchTrend,
  TextLine,
} from './football-match-text'
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
export { homeTarget } from './home-target'
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
export { isOwnAddress } from './own-address'
export {
  addPasskey,
  CredentialAnswer,
  createPasskeyOptions,
  getPasskeys,
  loginPasskeyOptions,
  PASSKEY_RULE,
  Passkey,
  proveByPasskey,
  removePasskey,
  stepUpPasskeyOptions,
} from './passkey'
export { paths } from './paths'
export {
  addHistory,
  Favourite,
  FOLLOW_KINDS,
  Follow,
  type FollowKind,
  getFavourites,
  getFollows,
  getHistory,
  getSettings,
  PAGE_KINDS,
  type PageKind,
  putFavourites,
  putFollows,
  putSettings,
  removeHistory,
  SettingEntry,
  Visit,
} from './personal'
export {
  addFeedback,
  changeNickname,
  FEEDBACK_KINDS,
  type FeedbackKind,
  getAuthorHome,
  getRealName,
  getUserInfo,
  listFeedbacks,
  PICTURE_RULE,
  PORTRAIT_AUDIT,
  PublicMember,
  portraitAudit,
  RealName,
  submitRealName,
  UserInfo,
  uploadFeedbackPicture,
  uploadPortrait,
} from './profile'
export {
  CLOSE,
  type ClientFrame,
  HEARTBEAT,
  IM_LEAVE,
  IM_LOGIN,
  IM_NO_TOKEN,
  IM_PATH,
  IM_PERSONAL,
  type ImFrame,
  isTerminalClose,
  LIMITS,
  LIVE_PATH,
  type PersonalChange,
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
export { type SecurityRecord, securityEndpoints } from './security'
export { NO_COOKIES_HEADER, TOKEN_HEADER } from './session-header'
export {
  proveStepUp,
  STEP_UP_ACTS,
  STEP_UP_LIVES_MS,
  StepUp,
  type StepUpAct,
  sendStepUpCode,
} from './step-up'
export { STORED_AT_HEADER } from './stored-answer'
export { TOPIC, type TopicPattern } from './topics'
export { getTvMatches } from './tv'
export { getWallet, makeGiftCodes, redeemGiftCode, Wallet, WalletEntry } from './wallet'

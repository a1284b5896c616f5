export { makeBasketballList, makeBasketballMatch } from './basketball.factory'
export {
  makeBasketballHeader,
  makeBasketballText,
  makeBoxScore,
  makePlayerLine,
  makeShot,
  makeShotChart,
} from './basketball-match.factory'
export { makeClientConfig, makePageBoot, makePinnedRemote, makeRemoteMeta } from './boot.factory'
export { makeComment, makeCommentPage, makeThread } from './comment.factory'
export {
  makeConversation,
  makeConversationPage,
  makeEntry,
  makeGroupConversation,
} from './conversation.factory'
export { createWorld, type World } from './create-world'
export { databaseFaults, watchConnections } from './database-faults'
export { createFakeHost, type FakeHost } from './fake-host'
export {
  answer,
  apiError,
  createFakeHttp,
  type FakeAnswer,
  type FakeHttp,
  type SeenRequest,
} from './fake-http'
export { createFakeTopicSocket, type FakeTopicSocket } from './fake-topic-socket'
export { makeFootballList, makeMatch } from './football.factory'
export {
  makeMatchFuture,
  makeMatchGoalTimes,
  makeMatchHistory,
  makeMatchIntelligence,
  makeMatchTable,
  makePastMatch,
  makeTableRow,
} from './football-analysis.factory'
export {
  makeLineupPlayer,
  makeMatchHeader,
  makeMatchIncident,
  makeMatchLineup,
  makeMatchText,
  makeSideLineup,
  makeTextLine,
} from './football-match.factory'
export { makeFeed, makeLeague, makeList, makeTeam } from './list.factory'
export { makeLotteryIssue, makeLotteryList, makeLotteryMatch } from './lottery.factory'
export { makeMatchSummary } from './match-summary.factory'
export {
  makeListOdds,
  makeMatchOdds,
  makeOddsCompany,
  makeOddsHistory,
  makeOddsLine,
  makeOddsQuote,
} from './odds.factory'
export {
  makeListedPrediction,
  makeMatchPrediction,
  makeSettled,
} from './prediction.factory'
export { type RemoteSamples, type RouteSample, testRemote } from './remote/test-remote'
export { type RenderOptions, renderWithStore } from './render-with-store'
export { makeRoomMessage, makeRoomWelcome } from './room.factory'
export {
  makeRoomCard,
  makeRoomList,
  makeScheduledBroadcast,
} from './room-card.factory'
export { makeAuthorHome, makeUserInfo } from './user.factory'

export { makeClientConfig, makePageBoot, makePinnedRemote, makeRemoteMeta } from './boot.factory'
export { createFakeHost, type FakeHost } from './fake-host'
export {
  answer,
  createFakeHttp,
  type FakeAnswer,
  type FakeHttp,
  refusal,
  type SeenRequest,
} from './fake-http'
export { createFakeImSocket, type FakeImSocket } from './fake-im-socket'
export { createFakeLiveSocket, type FakeLiveSocket } from './fake-live-socket'
export { makeFeed, makeFootballList, makeLeague, makeMatch, makeTeam } from './football.factory'
export { createWorld, type RenderOptions, renderWithStore, type World } from './render-with-store'

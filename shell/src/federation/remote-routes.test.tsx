import { makeRemoteMeta } from '@saidian/shared/testing'
import type { Federation } from './federation'
import { remoteRoutes } from './remote-routes'
import { NO_OVERRIDES, type Overrides } from './versions/overrides'
import { ChannelOffline } from './views/channel-offline'
import { FederatedRoute } from './views/federated-route'

const planned = { path: '/live/ai', title: 'AI预测', layout: 'default', planned: true } as const
const meta = { ...makeRemoteMeta(), routes: [planned] }

/** What a planned page of a published remote renders. */
function shownFor(overrides: Overrides) {
  const federation = { metas: [meta], overrides, isPublished: () => true }
  const [route] = remoteRoutes({
    federation: federation as unknown as Federation,
    LoadingView: () => null,
    goHome: () => undefined,
  })
  return route?.element.type
}

test('a planned page is 频道未上线 although its remote is published', () => {
  expect(shownFor(NO_OVERRIDES)).toBe(ChannelOffline)
})

test('a planned page is shown to its developer', () => {
  const remote = { name: meta.name, version: 'override', base: 'http://x/', list: null }
  expect(shownFor({ ...NO_OVERRIDES, remotes: [remote] })).toBe(FederatedRoute)
})

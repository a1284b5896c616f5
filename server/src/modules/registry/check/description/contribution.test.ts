import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { builtRemote, remoteMeta } from '../../testing/built-remote'
import { faultAt, faultsOf } from '../../testing/faults'

type Contribution = NonNullable<RemoteMeta['contributes']>[string][number]

const link = (id: string, changes: object = {}): Contribution => ({
  id,
  title: '今日比赛',
  order: 10,
  to: '/live/hot?from=my',
  icon: 'pitch',
  group: 'mine',
  ...changes,
})
const tab = (id: string): Contribution => ({ id, title: '聊天', order: 80, sports: ['football'] })
const USER_REMOTE = remoteMeta({
  name: 'mf_user',
  routes: [{ path: '/user', title: '我的', layout: 'default' }],
  places: { 'user.entries': 'link' },
})

function faultsOfLinks(contributions: Contribution[], others = [USER_REMOTE], changes = {}) {
  const meta = remoteMeta({ contributes: { 'user.entries': contributions }, ...changes })
  return faultsOf(builtRemote({ meta }), others)
}
const AT = 'remote.json/contributes/user.entries/'

test('links to pages of the remote are published', () => {
  expect(faultsOfLinks([link('scores'), link('sounds', { guard: 'authenticated' })])).toEqual([])
})

test('a place that no remote has is named with the known ones', () => {
  const meta = remoteMeta({ contributes: { 'user.lists': [link('scores')] } })
  expect(faultsOf(builtRemote({ meta }), [USER_REMOTE])).toEqual([
    faultAt('known-place', 'user.lists/0', 'no remote has a place "user.lists"', 'user.entries'),
  ])
})

test('a widget in a place of links and a link in a place of widgets are rejected', () => {
  expect(faultsOfLinks([tab('chat')])).toEqual([
    faultAt('place-kind', `${AT}0`, '"chat" is a widget, and user.entries shows links', 'icon'),
  ])
  const owner: RemoteMeta = { ...USER_REMOTE, places: { 'user.entries': 'widget' } }
  expect(faultsOfLinks([link('scores')], [owner])).toEqual([
    faultAt('place-kind', `${AT}0`, '"scores" is a link, and user.entries shows widgets', 'sports'),
  ])
})

test('an id that stands twice or that another remote has is rejected', () => {
  expect(faultsOfLinks([link('scores'), link('scores')])).toEqual([
    faultAt('contribution-id', `${AT}1/id`, '"scores" of user.entries is taken: it', 'another id'),
  ])
  const other = {
    ...USER_REMOTE,
    contributes: { 'user.entries': [link('scores', { to: '/user' })] },
  }
  expect(faultsOfLinks([link('scores')], [other])).toEqual([
    faultAt('contribution-id', `${AT}0/id`, 'mf_user has it', 'another id'),
  ])
})

test('a link to another remote, to no page or to a planned page is rejected', () => {
  const planned = { path: '/live/ai', title: 'AI预测', layout: 'default', planned: true }
  const routes = [...remoteMeta().routes, planned]
  const links = ['/user', '/live/gone', '/live/ai?day=1'].map((to, index) =>
    link(`to-${'abc'[index]}`, { to }),
  )
  expect(faultsOfLinks(links, [USER_REMOTE], { routes })).toEqual([
    faultAt('contribution-target', `${AT}0/to`, '/user is no page of this remote', 'a page'),
    faultAt('contribution-target', `${AT}1/to`, '/live/gone is no page', 'a page'),
    faultAt('contribution-target', `${AT}2/to`, '/live/ai?day=1 is a planned page', 'a page'),
  ])
})

test('an empty label and an unknown guard are rejected', () => {
  expect(faultsOfLinks([link('scores', { title: ' ', guard: 'vip' })])).toEqual([
    faultAt('known-guard', `${AT}0/guard`, 'scores: no guard "vip"', 'not-authenticated'),
    faultAt('title', `${AT}0/title`, 'the title is empty', 'Chinese label'),
  ])
})

test('a contribution of another shape makes the description invalid', () => {
  expect(faultsOfLinks([link('scores', { icon: 'unicorn' })])).toEqual([
    faultAt('remote-json', AT, 'icon', 'correct the file'),
  ])
})

test('a place of another remote is rejected', () => {
  const meta = remoteMeta({ places: { 'user.entries': 'link' } })
  expect(faultsOf(builtRemote({ meta }), [USER_REMOTE])).toEqual([
    faultAt('place-claim', 'places/user.entries', 'belongs to mf_user', 'another name'),
  ])
})

test('a place that others fill stays; one that no remote fills may go', () => {
  const before = remoteMeta({ places: { 'match.tabs': 'widget', 'match.notes': 'link' } })
  const other = { ...USER_REMOTE, contributes: { 'match.tabs': [tab('chat')] } }
  expect(faultsOf(builtRemote(), [before, other])).toEqual([
    faultAt('place-dropped', 'remote.json/places', '"match.tabs" is gone', 'version of mf_user'),
  ])
})

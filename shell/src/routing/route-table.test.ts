import { GUARDS, LAYOUTS, type RemoteMeta, TABS } from '@saidian/shared/contracts/registry'
import { matchPath } from '@saidian/shared/router'
import mfActivity from '../../../mf-activity/remote.json'
import mfDatabase from '../../../mf-database/remote.json'
import mfLive from '../../../mf-live/remote.json'
import mfMessage from '../../../mf-message/remote.json'
import mfNewsCommunity from '../../../mf-news-community/remote.json'
import mfProposal from '../../../mf-proposal/remote.json'
import mfUser from '../../../mf-user/remote.json'
import mfVlive from '../../../mf-vlive/remote.json'
import { createRouteTable } from './route-table'

const metas = [
  mfActivity,
  mfDatabase,
  mfLive,
  mfMessage,
  mfNewsCommunity,
  mfProposal,
  mfUser,
  mfVlive,
] as RemoteMeta[]
const routes = metas.flatMap((meta) =>
  meta.routes.map((route) => ({ ...route, remote: meta.name })),
)
const pageAt = createRouteTable(metas)

/** Every route of product-spec 2 by its remote; an optional part is written both ways. */
const SPECIFICATION: Record<string, string> = {
  mf_activity: `
    /activity /activity/address /activity/history /activity/lottery /activity/rank /activity/reg
    /activity/rule /download /download/Android /download/android-down /download/ios-down
    /download/wapStep`,
  mf_database: `
    /database /database/detail /database/detail/lq /database/player/lq /database/player/zq
    /database/team/lq /database/team/zq`,
  mf_live: `
    /live /live/ai /live/ai/list /live/hot /live/lq /live/lq/js /live/zq /live/zq/sc
    /live/lq/detail /live/lq/detail/5 /live/zq/detail /live/zq/detail/5`,
  mf_message: `
    /ChatGPT /message /message/address /message/attention /message/chat /message/chatDetail
    /message/createGroup /message/fans /message/favor /message/find /message/groupDetail
    /message/groupList /message/note /message/notice /message/personal /message/search
    /message/version`,
  mf_news_community: `
    /news /news/1002 /news/1002/ /news/1002/55 /community/detail /community/list
    /community/qdetail`,
  mf_proposal: `
    /proposal /proposal/detail /proposal/matchList /proposal/rank /proposal/rank/attention`,
  mf_user: `
    /user /user/about /user/attention /user/authorHome /user/certification /user/changePassWord
    /user/community /user/doubt /user/history /user/infor /user/login /user/match /user/message
    /user/nickname /user/opinion /user/password /user/proposal /user/question /user/register
    /user/set /user/agreement/lx /user/agreement/qzxy /user/agreement/sqgz /user/agreement/tcXy
    /user/agreement/tcXyQmh /user/agreement/tcYs /user/agreement/tcYsQmh /user/agreement/xy
    /user/agreement/yhxy /user/agreement/ys /user/agreement/yszc`,
  mf_vlive: `
    /vlive /vlive/0 /vlive/match /vlive/noble /vlive/detail /vlive/detail/9 /vlive/detail/replay`,
}
const specified = Object.entries(SPECIFICATION).flatMap(([remote, paths]) =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ remote, path })),
)

test.each(specified)('$path belongs to $remote', ({ path, remote }) => {
  expect(pageAt(path)?.meta.name).toBe(remote)
})

test.each(specified)('$path is a route of one remote only', ({ path }) => {
  const remotes = routes.filter((route) => matchPath(route.path, path)).map((route) => route.remote)
  expect(new Set(remotes).size).toBe(1)
})

test('a static route wins over one with a parameter', () => {
  expect(pageAt('/vlive/match')?.route.path).toBe('/vlive/match')
  expect(pageAt('/vlive/detail/replay')?.route.path).toBe('/vlive/detail/replay')
  expect(pageAt('/live/zq/detail')?.route.path).toBe('/live/zq/detail/:id?')
})

test.each(['/nowhere', '/user/agreement/zz', '/live/zq/detail/5/6', '/chatgpt/x'])(
  '%s belongs to no remote',
  (path) => {
    expect(pageAt(path)).toBeNull()
  },
)

test('patterns are unique; every layout, guard and tab is known', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  for (const { layout, guard, tab } of routes) {
    expect(LAYOUTS).toContain(layout)
    expect([undefined, ...GUARDS]).toContain(guard)
    expect([undefined, ...TABS]).toContain(tab)
  }
})

/** The active tab of product-spec 2, by the route it lists. */
test.each([
  ['/news/1002/', 'headlines'],
  ['/live/hot', 'scores'],
  ['/live/zq/js', 'scores'],
  ['/live/lq/js', 'scores'],
  ['/vlive/0', 'streams'],
  ['/vlive/match', 'streams'],
  ['/message', 'messages'],
  ['/ChatGPT', 'chatgpt'],
  ['/user', 'my'],
  ['/database', 'headlines'],
  ['/community', 'headlines'],
  ['/community/list', 'headlines'],
  ['/proposal', 'headlines'],
  ['/live/zq/detail/5', undefined],
  ['/user/set', undefined],
  ['/message/chat', undefined],
  ['/vlive/detail/9', undefined],
])('at %s the active tab is %s', (path, tab) => {
  expect(pageAt(path)?.route.tab).toBe(tab)
})

test.each([
  '/message',
  '/message/chat',
  '/user/infor',
  '/proposal/rank/attention',
  '/activity/lottery',
])('%s needs a login', (path) => {
  expect(['authenticated', 'user-agent']).toContain(pageAt(path)?.route.guard)
})

test.each(['/user/login', '/user/register', '/user/password'])(
  '%s is for those without a login',
  (path) => {
    expect(pageAt(path)?.route.guard).toBe('not-authenticated')
  },
)

test.each([
  ['/live', '/live/hot'],
  ['/news', '/news/1002'],
  ['/community', '/community/list'],
])('%s leads to %s', (path, target) => {
  expect(pageAt(path)?.route.redirect).toBe(target)
})

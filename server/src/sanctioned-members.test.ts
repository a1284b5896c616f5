import { postSocketAddress } from '@saidian/shared/contracts/sockets'
import { ALL_ENDPOINTS } from './testing/all-endpoints'
import { callRoute, type Route, readRoutes, routeNamed } from './testing/every-route'
import { becomeMember, type Login } from './testing/log-in'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/** Members whom the staff has banned or muted, at every call of the product. */
let whole: WholeApp
let routes: Route[]
let staffToken: string

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = await readRoutes(whole)
  staffToken = await whole.app.staff.tokens.openMachineToken()
})
afterAll(() => whole.close())

// biome-ignore lint/suspicious/noExplicitAny: what a call answers depends on the call
async function staff(url: string, payload?: object): Promise<any> {
  const headers = { authorization: `Bearer ${staffToken}` }
  const method = payload ? 'POST' : 'GET'
  const answer = await whole.app.internal.inject({
    method,
    url,
    headers,
    ...(payload && { payload }),
  })
  return answer.json()
}

const FUTURE_MS = 4_000_000_000_000

const impose = (memberId: string, given: object) =>
  staff('/sanctions/v1/impose', {
    memberId,
    scope: 'product',
    place: null,
    minutes: 60,
    reason: '广告',
    ...given,
  })
const call = ({ token }: Login, name: string, given: object = {}) => {
  const input = name.startsWith('get') ? { given: { ...given } } : { body: given }
  return callRoute(whole, routeNamed(routes, name), { token, ...input })
}

/** Logs in again, after a ban has ended all sessions. */
async function logInAgain(member: Login): Promise<Login> {
  const { phone } = member
  const sent = await callRoute(whole, routeNamed(routes, 'post /inform/send/code'), {
    body: { phone, purpose: 'login' },
  })
  const { code } = sent.data as { code: string }
  const body = { way: 'code', phone, code, agreed: true }
  const { data } = await callRoute(whole, routeNamed(routes, 'post /user/login'), { body })
  return { ...member, token: (data as { token: string }).token }
}

test('a ban logs out at once; a new login reads as a visitor and does nothing else', async () => {
  const before = await becomeMember(whole, routes)
  const banned = await impose(before.id, { kind: 'ban', minutes: null })
  expect(banned).toMatchObject({ code: 200, data: { until: null } })
  expect((await call(before, 'get /user/center/info')).reason).toBe('auth.no_token')

  const member = await logInAgain(before)
  expect((await call(member, 'get /user/center/info')).data).toMatchObject({ isBanned: true })
  const open = new Set(
    ALL_ENDPOINTS.filter(({ isOpenToBanned }) => isOpenToBanned).map(({ path }) => path),
  )
  const wrong: string[] = []
  for (const route of routes.filter(({ login }) => login === 'required')) {
    if (open.has(route.path)) continue
    const { reason } = await callRoute(whole, route, { token: member.token })
    if (reason !== 'account.banned') wrong.push(`${route.name}: ${reason}`)
  }
  expect(wrong).toEqual([])
  for (const route of routes.filter(({ login }) => login === 'optional')) {
    const { reason } = await callRoute(whole, route, { token: member.token })
    if (reason === 'account.banned') wrong.push(route.path)
  }
  expect(wrong).toEqual([postSocketAddress.path])
})

test('what is open to banned members is about the ban or the account itself', () => {
  const open = ALL_ENDPOINTS.filter(({ isOpenToBanned }) => isOpenToBanned)
  const own = /^\/user\/(password|logout|devices|cancel|export|passkeys|step-up|moderation)/
  const isOwn = (path: string) => own.test(path) || path.startsWith('/imapi/notice/')
  const others = open.filter(({ path, login }) => !isOwn(path) || login !== 'required')
  expect(others.map(({ path }) => path).sort()).toEqual([
    '/inform/feedback/add',
    '/user/center/info',
  ])
})

test('the member reads why and until when; a granted appeal ends the ban', async () => {
  const before = await becomeMember(whole, routes)
  await impose(before.id, { kind: 'ban', minutes: 1_440, reason: '发布赌博广告' })
  const member = await logInAgain(before)
  const notices = await call(member, 'get /imapi/notice/list', { before: FUTURE_MS, limit: 5 })
  expect(notices.data).toMatchObject({
    notices: expect.arrayContaining([
      expect.objectContaining({
        template: 'moderation.sanctioned',
        data: { what: '封禁账号', reason: '发布赌博广告', end: expect.stringMatching(/^至 20/) },
      }),
    ]),
  })
  const cases = async () => {
    const { data } = await call(member, 'get /user/moderation/list', { cursor: '999999' })
    return (data as { cases: { id: string }[] }).cases
  }
  const [own] = await cases()
  expect(own).toMatchObject({
    kind: 'sanction',
    state: 'rejected',
    excerpt: expect.stringMatching(/^封禁账号，至 20/),
    reason: '发布赌博广告',
    appeal: 'possible',
  })
  const appeal = { id: own?.id, text: '账号被盗，广告不是我发的' }
  expect((await call(member, 'post /user/moderation/appeal', appeal)).code).toBe(200)
  const pending = (await staff('/moderation/v1/cases?kind=appeal')).data.cases
  expect(pending).toMatchObject([{ content: { appeal: appeal.text, against: 'sanction' } }])
  const decision = { id: pending[0].id, decision: 'approve', reason: '' }
  expect((await staff('/moderation/v1/decide', decision)).code).toBe(200)
  expect(await cases()).toMatchObject([{ state: 'restored', appeal: 'granted' }])
  const later = await call(member, 'get /imapi/notice/list', { before: FUTURE_MS, limit: 5 })
  expect(later.data).toMatchObject({
    notices: expect.arrayContaining([
      expect.objectContaining({
        template: 'moderation.sanction_lifted',
        data: { sanction: expect.stringMatching(/^封禁账号，至 20/) },
      }),
    ]),
  })
  const again = await logInAgain(before)
  expect((await call(again, 'get /user/center/info')).data).toMatchObject({ isBanned: false })
})

/** What a member writes, sends or shows to others, by the scope that covers it. */
const EDGES: Record<string, [scope: string, body: (other: string) => object]> = {
  'post /user/center/nickname': ['profile', () => ({ nickName: `新名${Date.now() % 1e6}` })],
  'post /imapi/friend/request': ['conversation', (memberId) => ({ memberId, message: '你好' })],
}

test.each(Object.entries(EDGES))(
  '%s is closed by its scope and by the product',
  async (name, [scope, body]) => {
    const [member, other] = [await becomeMember(whole, routes), await becomeMember(whole, routes)]
    const send = () => call(member, name, body(other.id))
    for (const muted of [scope, 'product']) {
      const { data } = await impose(member.id, { kind: 'mute', scope: muted })
      expect((await send()).reason).toBe('account.muted')
      expect((await staff('/sanctions/v1/lift', { id: data.id })).code).toBe(200)
    }
    await impose(member.id, { kind: 'mute', scope: 'group' })
    expect((await send()).reason).toBeUndefined()
  },
)

test('the staff sees what it imposed; what no scope has changes nothing', async () => {
  const { id } = await becomeMember(whole, routes)
  for (const given of [
    { kind: 'ban', scope: 'circle' },
    { kind: 'mute', minutes: null },
    { kind: 'mute', scope: 'profile', place: 3 },
    { kind: 'mute', scope: 'product', place: 3 },
  ])
    expect((await impose(id, given)).reason).toBe('sanction.no_such_place')
  expect((await impose('999999999', { kind: 'mute' })).reason).toBe('profile.no_such_member')
  expect((await staff(`/sanctions/v1/list?memberId=${id}`)).data.sanctions).toEqual([])
  const { data } = await impose(id, { kind: 'mute', minutes: 5 })
  await impose(id, { kind: 'mute', minutes: 10 })
  const [now, before] = (await staff(`/sanctions/v1/list?memberId=${id}`)).data.sanctions
  expect(now).toMatchObject({ kind: 'mute', scope: 'product', endedAt: null, reason: '广告' })
  expect(before).toMatchObject({ id: data.id, endedAt: expect.any(Number) })
  expect((await staff('/sanctions/v1/lift', { id: data.id })).reason).toBe(
    'sanction.no_such_sanction',
  )
})

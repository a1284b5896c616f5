import { CODE } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import { type Action, can } from './platform/access'
import { callRoute, type Route, readRoutes, routeNamed, type Sent } from './testing/every-route'
import { exportOf } from './testing/export-of'
import { type Login, becomeMember as logIn } from './testing/log-in'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/**
 * Calls every route of the product as a visitor, as another member and as its owner; checks every
 * rule of access.
 */
let whole: WholeApp
let routes: Route[]
let victim: Login

beforeAll(async () => {
  whole = await openWholeApp({ SMS_DEV: '1' })
  routes = await readRoutes(whole)
  victim = await becomeMember()
  await leaveTraces(victim)
})
afterAll(() => whole.close())

const MARK = 'marker-of-the-victim'

const call = (route: Route, sent: Sent) => callRoute(whole, route, sent)
const routeOf = (name: string) => routeNamed(routes, name)
const becomeMember = () => logIn(whole, routes)

async function revoked(): Promise<Login> {
  const member = await becomeMember()
  await call(routeOf('get /user/logout'), { token: member.token })
  return member
}

async function deleted(): Promise<Login> {
  const member = await becomeMember()
  await sql`UPDATE accounts SET phone = NULL, password_hash = NULL, deleted_at = now()
    WHERE id = ${member.id}::bigint`.execute(whole.db)
  return member
}

/** Stores something private in every place where a member can store something. */
async function leaveTraces({ token }: Login): Promise<void> {
  const at = Date.now() - 1_000
  const mark = { kind: 'match', sport: 1, id: MARK, isOn: true, at, title: MARK, kickoffAt: null }
  const put = (name: string, body: unknown) => call(routeOf(name), { token, body })
  await put('post /user/follow/put', { marks: [mark] })
  await put('post /user/favourite/put', { marks: [mark] })
  await put('post /user/history/add', {
    visits: [{ kind: 'match', sport: 1, id: MARK, title: MARK, at }],
  })
  await put('post /user/settings', { entries: [{ key: 'theme', value: MARK, at }] })
  await put('post /inform/feedback/add', {
    requestKey: 'marker-of-the-victim',
    kind: 'idea',
    content: MARK,
    contact: MARK,
    pictures: [],
  })
}

/** Ids of the victim for the fields in which a caller names an object. */
function namesOfVictim(): Record<string, unknown>[] {
  return [
    {},
    { id: victim.sessionId },
    { id: MARK, key: MARK },
    { requestKey: 'marker-of-the-victim' },
  ]
}

/** All pairs with LONG_TESTS; else the first of each with all of the other. */
function combined<A, B>(some: readonly A[], others: readonly B[]): [A, B][] {
  const pairs = some.flatMap((one, at) =>
    others.map((other, of) => ({ pair: [one, other] as [A, B], isEdge: at === 0 || of === 0 })),
  )
  return pairs.filter(({ isEdge }) => isEdge || process.env.LONG_TESTS).map(({ pair }) => pair)
}

/** Calls as one member, and as a next one when a call has ended the login of the last. */
function createMemberCalls() {
  let member: Login | undefined
  return async (route: Route, given: Record<string, unknown> = {}) => {
    member ??= await becomeMember()
    const answer = await call(route, { token: member.token, given })
    if (answer.code !== CODE.noToken) return answer
    member = await becomeMember()
    return call(route, { token: member.token, given })
  }
}

/** Removes what the victim's own use of the account changes by itself. */
function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'seenAt' ? undefined : value)))
}

/** An answer may contain the caller's own input, of this call and of earlier ones. */
function withoutSent(text: string, sent: readonly unknown[]): string {
  return sent.reduce<string>((rest, one) => rest.replaceAll(String(one), ''), text)
}

const kindsOf = () => whole.app.modules.flatMap(({ access = [] }) => access)

test('every module declares its kinds of objects, under names of their own', () => {
  const names = kindsOf().map(({ name }) => name)
  expect([...names].sort()).toEqual([
    'account',
    'articleLike',
    'assistantConversation',
    'booking',
    'circle',
    'circleAct',
    'comment',
    'commentReport',
    'conversation',
    'fans',
    'feedback',
    'friendCard',
    'friendRequest',
    'friends',
    'gift',
    'giftPurse',
    'group',
    'groupRequest',
    'like',
    'member',
    'memberBlock',
    'memberReport',
    'message',
    'messageFile',
    'messageReport',
    'messageSearch',
    'noble',
    'notice',
    'ownCase',
    'ownComments',
    'personal',
    'post',
    'postLike',
    'postPicture',
    'postReport',
    'profile',
    'realName',
    'recording',
    'room',
    'roomAct',
    'roomMessage',
    'roomRank',
    'roomReport',
    'session',
    'suggestion',
    'ticket',
    'wallet',
  ])
})

test('every kind of every module allows each action to those of its rule only', () => {
  const actions: Action[] = ['read', 'make', 'change', 'remove']
  const subjects = { visitor: null, owner: { id: '100001' }, other: { id: '100002' } }
  const expected = {
    everybody: ['visitor', 'owner', 'other'],
    members: ['owner', 'other'],
    owner: ['owner'],
  }
  for (const kind of kindsOf())
    for (const action of actions) {
      const who = kind.allowed[action]
      const allowed = Object.entries(subjects)
        .filter(([, subject]) => can(subject, action, { kind, ownerId: '100001' }))
        .map(([name]) => name)
      const named = `${kind.name}/${action}`
      expect([named, allowed]).toEqual([named, who ? expected[who] : []])
      if (who === 'owner') expect(can({ id: '' }, action, { kind, ownerId: '' })).toBe(false)
    }
})

test('the matrix has every route of members', () => {
  const members = routes.filter(({ login }) => login === 'required').map(({ name }) => name)
  expect(members).toEqual(
    expect.arrayContaining([
      'post /user/export',
      'get /user/wallet',
      'post /user/settings',
      'get /user/follow/list',
    ]),
  )
  expect(routes.length - members.length).toBeGreaterThan(10)
  expect(JSON.stringify(routes.filter(({ login }) => login === 'none'))).not.toContain(
    '/user/devices',
  )
})

test('routes of members answer no visitor, whatever the request', async () => {
  const outsiders: [string, string | undefined][] = [
    ['visitor', undefined],
    ['empty token', ''],
    ['forged token', 'A'.repeat(43)],
    ['revoked', (await revoked()).token],
    ['deleted', (await deleted()).token],
  ]
  const unexpected: string[] = []
  for (const route of routes.filter(({ login }) => login === 'required'))
    for (const [[who, token], given] of combined(outsiders, namesOfVictim())) {
      const { code, reason, data } = await call(route, { token, given })
      if (code !== CODE.noToken || reason !== 'auth.no_token' || data !== null)
        unexpected.push(`${who}: ${route.name} answered ${code} ${reason}`)
    }
  expect(unexpected).toEqual([])
})

test('public routes require no login and know no member', async () => {
  const callers = [
    undefined,
    (await becomeMember()).token,
    (await revoked()).token,
    (await deleted()).token,
  ]
  const unexpected: string[] = []
  for (const route of routes.filter(({ login }) => login === 'none'))
    for (const [token, given] of combined(callers, namesOfVictim())) {
      const { code, text } = await call(route, { token, given })
      if (code === CODE.noToken || code === CODE.notAllowed)
        unexpected.push(`${route.name} answered ${code}`)
      if (text.includes(MARK) || text.includes(victim.sessionId))
        unexpected.push(`${route.name} answered ${text}`)
    }
  expect(unexpected).toEqual([])
})

test('routes with an optional login serve visitors and members, no ended login', async () => {
  const optional = routes.filter(({ login }) => login === 'optional')
  expect(optional.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['get /live/tv/match-list', 'get /user/author/home']),
  )
  const [member, ended] = [await becomeMember(), [await revoked(), await deleted()]]
  const unexpected: string[] = []
  for (const route of optional)
    for (const given of namesOfVictim()) {
      for (const token of [undefined, '', member.token]) {
        const { code, text: whole } = await call(route, { token, given })
        const text = withoutSent(whole, Object.values(given))
        if (code === CODE.noToken || text.includes(MARK) || text.includes(victim.sessionId))
          unexpected.push(`${route.name} answered ${code} ${text}`)
      }
      for (const { token } of ended) {
        const { code } = await call(route, { token, given })
        if (code !== CODE.noToken) unexpected.push(`${route.name} answered ${code}`)
      }
    }
  expect(unexpected).toEqual([])
})

test('another member may call every route but reads and changes nothing of the first', async () => {
  const before = await exportOf(whole, routes, victim)
  expect(before.text.split(MARK).length).toBeGreaterThan(5)
  const unexpected: string[] = []
  for (const route of routes.filter(({ login }) => login === 'required')) {
    // Another one for each route: no limit on the calls of a member answers for the rule.
    const callAsOther = createMemberCalls()
    const sent: unknown[] = []
    for (const given of namesOfVictim()) {
      const { code, text } = await callAsOther(route, given)
      if (code === CODE.noToken || code === CODE.notAllowed || code === CODE.fault)
        unexpected.push(`${route.name} answered ${code}`)
      sent.push(...Object.values(given))
      const foreign = withoutSent(text, sent)
      if (
        foreign.includes(MARK) ||
        foreign.includes(victim.sessionId) ||
        foreign.includes(victim.phone)
      )
        unexpected.push(`${route.name} answered ${text}`)
    }
  }
  expect(unexpected).toEqual([])
  expect(withoutTimes((await exportOf(whole, routes, victim)).data)).toEqual(
    withoutTimes(before.data),
  )
})

test('a member may call every route', async () => {
  const unexpected: string[] = []
  const callAsMember = createMemberCalls()
  for (const route of routes.filter(({ login }) => login === 'required')) {
    const { code } = await callAsMember(route)
    if (code === CODE.noToken || code === CODE.notAllowed || code === CODE.fault)
      unexpected.push(`${route.name} answered ${code}`)
  }
  expect(unexpected).toEqual([])
})

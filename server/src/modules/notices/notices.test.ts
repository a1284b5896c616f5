import type { NoticeContent, NoticePage, Unread } from '@saidian/shared/contracts/notices'
import { IM_NOTICE, IM_NOTICES_READ, TOPIC } from '@saidian/shared/contracts/sockets'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  createInProcessBus,
  historySubject,
  positionSubject,
  topicSubject,
} from '../../platform/bus'
import type { NoticeOrder } from '../../platform/notices'
import { createTestApp, createTestDatabase, type TestDatabase } from '../../testing'
import { makeMember } from '../../testing/make-member'
import { createTestNotices } from '../../testing/test-notices'

const NOW = Date.UTC(2026, 10, 21, 4)

let database: TestDatabase
let app: FastifyInstance
let world: ReturnType<typeof createTestNotices>
const bus = createInProcessBus()
const clock = { nowMs: NOW, now: () => clock.nowMs }
const running = new AbortController()

beforeAll(async () => {
  database = await createTestDatabase()
  world = createTestNotices(database.db, clock, bus)
  await world.module.start?.(running.signal)
  app = await createTestApp({
    modules: [world.module],
    authenticate: async (token) => (/^\d+$/.test(token) ? { id: token, sessionId: 's' } : null),
  })
})
afterAll(async () => {
  running.abort()
  await app.close()
  await database.drop()
})
beforeEach(() => {
  clock.nowMs = NOW
})

async function call<Data>(token: string, url: string, payload?: object): Promise<Data> {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { accesstoken: token },
    payload,
  })
  return answer.json().data
}
const list = (token: string, query = '') => call<NoticePage>(token, `/imapi/notice/list${query}`)
const unreadOf = async (token: string) =>
  (await call<{ unread: Unread }>(token, '/imapi/notice/unread')).unread
const member = async () => (await makeMember(database.db, { parts: [world.module.part] })).id

type Order = NoticeOrder<NoticeContent>
let acts = 0
const coins = (memberId: string, given: Partial<Order> = {}): Order =>
  ({
    memberId,
    key: `act/${++acts}`,
    kind: 'coins',
    template: 'coins.received',
    data: { coins: 5, reason: '礼品码兑换' },
    link: '/user',
    ...given,
  }) as Order

async function send(order: Order): Promise<void> {
  const { db } = database
  const sent = await db.transaction().execute((trx) => world.notices.send(trx, order))
  world.notices.publish(sent)
}

/** What the devices of a member get from now on. */
function received(memberId: string): { seq: number; data: { code: number; data: unknown } }[] {
  const events: ReturnType<typeof received> = []
  bus.subscribe(
    topicSubject(TOPIC.user(memberId)),
    (message) => events.push(message as (typeof events)[number]),
    running.signal,
  )
  return events
}

test('a notice is listed, counted by kind and published with the counts', async () => {
  const one = await member()
  const events = received(one)
  await send(coins(one))
  const page = await list(one)
  expect(page).toMatchObject({ seq: 1, hasMore: false, unread: { total: 1, kinds: { coins: 1 } } })
  expect(page.notices).toEqual([
    {
      id: expect.any(String),
      kind: 'coins',
      template: 'coins.received',
      data: { coins: 5, reason: '礼品码兑换' },
      link: '/user',
      count: 1,
      at: NOW,
      isRead: false,
    },
  ])
  expect(events).toMatchObject([
    { seq: 1, data: { code: IM_NOTICE, data: { notice: page.notices[0], unread: { total: 1 } } } },
  ])
})

test('an act makes one notice, however often it is sent', async () => {
  const one = await member()
  const order = coins(one)
  await Promise.all([send(order), send(order), send(order)])
  await send(order)
  expect((await list(one)).notices).toHaveLength(1)
  expect((await list(one)).seq).toBe(1)
})

test('a group is one notice with a count until it is read', async () => {
  const one = await member()
  const login = (device: string) =>
    send({
      memberId: one,
      key: `login/${++acts}`,
      kind: 'account',
      template: 'account.new_login',
      data: { device, region: '192.0.2.*' },
      link: '/user/set?devices',
      group: 'new-login',
    })
  await login('iPhone')
  clock.nowMs += 1_000
  await login('Mac')
  const [both] = (await list(one)).notices
  expect(both).toMatchObject({ count: 2, data: { device: 'Mac' }, at: NOW + 1_000 })
  expect(await unreadOf(one)).toEqual({ total: 1, kinds: { account: 1 } })
  await call(one, '/imapi/notice/read', { ids: [both?.id] })
  await login('iPad')
  expect((await list(one)).notices).toMatchObject([
    { count: 1, isRead: false },
    { count: 2, isRead: true },
  ])
})

test('reading is the same on all devices, and newer notices stay unread', async () => {
  const one = await member()
  for (let n = 0; n < 3; n++) {
    await send(coins(one))
    clock.nowMs += 1_000
  }
  const events = received(one)
  const [newest, second] = (await list(one)).notices
  expect(await call(one, '/imapi/notice/read', { ids: [second?.id] })).toMatchObject({ total: 2 })
  await send(coins(one))
  expect(await call(one, '/imapi/notice/readAll', { upTo: newest?.at })).toMatchObject({ total: 1 })
  expect((await list(one)).notices.map(({ isRead }) => isRead)).toEqual([false, true, true, true])
  expect(events.map(({ data }) => data)).toMatchObject([
    { code: IM_NOTICES_READ, data: { ids: [second?.id], upTo: null, unread: { total: 2 } } },
    { code: IM_NOTICE, data: { unread: { total: 3 } } },
    { code: IM_NOTICES_READ, data: { ids: [], upTo: newest?.at, unread: { total: 1 } } },
  ])
  // Read again: nothing changes, nothing is published.
  await call(one, '/imapi/notice/readAll', { upTo: newest?.at })
  expect(events).toHaveLength(3)
})

test('a stranger reads and marks nothing of another member', async () => {
  const [owner, stranger] = [await member(), await member()]
  await send(coins(owner))
  const [notice] = (await list(owner)).notices
  expect((await list(stranger)).notices).toEqual([])
  await call(stranger, '/imapi/notice/read', { ids: [notice?.id] })
  await call(stranger, '/imapi/notice/readAll', { upTo: clock.now() })
  expect(await unreadOf(owner)).toMatchObject({ total: 1 })
  expect(await call('', '/imapi/notice/list')).toBeNull()
})

test('pages follow one another without a gap or a repetition, at equal times too', async () => {
  const one = await member()
  for (let n = 0; n < 45; n++) await send(coins(one))
  const seen: string[] = []
  let query = ''
  for (let pages = 1; ; pages++) {
    const { notices, hasMore } = await list(one, query)
    seen.push(...notices.map(({ id }) => id))
    const last = notices.at(-1)
    query = `?before=${last?.at}&beforeId=${last?.id}`
    if (!hasMore) {
      expect(pages).toBe(3)
      break
    }
  }
  expect(new Set(seen).size).toBe(45)
  expect(seen).toHaveLength(45)
})

test('a kind that is switched off sends nothing; the account cannot be', async () => {
  const one = await member()
  for (const key of ['noticeCoins', 'noticeAccount'])
    await sql`INSERT INTO settings (account_id, key, value, at)
      VALUES (${one}, ${key}, 'false', now())`.execute(database.db)
  await send(coins(one))
  await send(
    coins(one, { kind: 'account', template: 'account.password_changed', data: {} } as object),
  )
  expect((await list(one)).notices.map(({ kind }) => kind)).toEqual(['account'])
})

test('an act that is rolled back notifies no one', async () => {
  const one = await member()
  const rolledBack = database.db.transaction().execute(async (trx) => {
    await world.notices.send(trx, coins(one))
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await list(one)).toMatchObject({ notices: [], seq: 0 })
})

test('gateways learn position and recent events; acts at once have whole numbers', async () => {
  const one = await member()
  const topic = TOPIC.user(one)
  const before = await bus.request(positionSubject(topic), { topic })
  expect(before).toMatchObject({ seq: 0 })
  const events = received(one)
  await Promise.all([
    ...Array.from({ length: 8 }, () => send(coins(one))),
    world.notifyDevices(one, 'settings'),
  ])
  expect(await bus.request(positionSubject(topic), { topic })).toEqual({
    ...(before as object),
    seq: 9,
  })
  const history = (await bus.request(historySubject(topic), { topic })) as typeof events
  expect(history.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(history).toMatchObject(events.toSorted((a, b) => a.seq - b.seq))
  // Each count was read in the order of the numbers.
  const totals = history.flatMap(({ data }) =>
    data.code === IM_NOTICE ? [(data.data as { unread: Unread }).unread.total] : [],
  )
  expect(totals).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('an account takes its notices along, into the export and out of the database', async () => {
  const one = await member()
  await send(coins(one))
  expect(await world.module.part.export(database.db, one)).toMatchObject([{ kind: 'coins' }])
  await database.db.transaction().execute((trx) => world.module.part.erase(trx, one, () => {}))
  const { rows } = await sql`
    SELECT 1 FROM notices WHERE account_id = ${one}::bigint
    UNION ALL SELECT 1 FROM notice_keys WHERE account_id = ${one}::bigint
    UNION ALL SELECT 1 FROM topic_positions WHERE topic = ${TOPIC.user(one)}
    UNION ALL SELECT 1 FROM topic_events WHERE topic = ${TOPIC.user(one)}`.execute(database.db)
  expect(rows).toEqual([])
})

test.each([
  ['likes', 'likes.liked', 10022],
  ['friends', 'friends.asked', 10031],
  ['rooms', 'rooms.broadcast_started', 10036],
  ['account', 'account.password_changed', 10039],
])('a notice of %s has a code of its own', async (kind, template, code) => {
  const one = await member()
  const events = received(one)
  await send(coins(one, { kind, template } as Partial<Order>))
  expect(events).toMatchObject([{ seq: 1, data: { code, data: { notice: { kind } } } }])
})

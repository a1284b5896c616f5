import { sql } from 'kysely'
import { createTestApp, createTestDatabase, createTestStaff } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { operateModule } from '.'

/** Noon in Beijing. */
const NOW = Date.UTC(2026, 10, 21, 4)
const SECONDS = NOW / 1_000
const clock = { nowMs: NOW, now: () => clock.nowMs }
const afterSeconds = (seconds: number) => {
  clock.nowMs = NOW + seconds * 1_000
}

async function openWorld() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const { staff, token } = await createTestStaff(db, scratch.dir)
  const module = () => operateModule({ db, clock, staff })
  const open = () => createTestApp({ modules: [module()] })
  const [app, other] = [await open(), await open()]
  const { name, internalRoutes: routes } = module()
  const internal = await createTestApp({ modules: [{ name, routes }] })
  const call = async (url: string, payload?: object, secret = token) => {
    const headers = { authorization: `Bearer ${secret}` }
    const method = payload ? 'POST' : 'GET'
    return (await internal.inject({ method, url, payload, headers })).json()
  }
  return {
    db,
    staff,
    call,
    put: (given: object = {}, secret?: string) =>
      call('/operate/v1/notices', { ...NOTICE, ...given }, secret),
    config: async (query = '', on = app) => (await on.inject(`/tj/operate/config${query}`)).json(),
    other,
    async close() {
      await Promise.all([app.close(), other.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
}

const NOTICE = { text: '今晚维护', link: null, startsAt: SECONDS - 60, endsAt: SECONDS + 600 }
let world: Awaited<ReturnType<typeof openWorld>>
beforeEach(async () => {
  afterSeconds(0)
  world = await openWorld()
})
afterEach(() => world.close())

const texts = async (query = '') =>
  (await world.config(query)).data.notices.map(({ text }: { text: string }) => text)

test('without announcements the list is empty', async () => {
  const answer = await world.config('?platform=4&channelId=4')
  expect(answer).toMatchObject({ code: 200, data: { notices: [] } })
})

test('an announcement shows from its start until its end', async () => {
  await world.put({ startsAt: SECONDS + 60, endsAt: SECONDS + 120 })
  for (const [at, shown] of [
    [0, []],
    [59, []],
    [66, ['今晚维护']],
    [114, ['今晚维护']],
    [120, []],
  ] as const) {
    afterSeconds(at)
    expect(await texts()).toEqual(shown)
  }
})

test('the newest comes first, with its link, and says nothing about the staff', async () => {
  await world.put({ text: '第一' })
  await world.put({ text: '最新', link: '/live/zq/sc?date=1#top', startsAt: SECONDS - 5 })
  await world.put({ text: '第二' })
  const { data } = await world.config()
  expect(data.notices).toEqual([
    { id: '2', text: '最新', link: '/live/zq/sc?date=1#top' },
    { id: '3', text: '第二', link: null },
    { id: '1', text: '第一', link: null },
  ])
})

test('one that the staff ends is gone from every process within five seconds', async () => {
  const { data } = await world.put()
  expect(await texts()).toEqual(['今晚维护'])
  expect((await world.config('', world.other)).data.notices).toHaveLength(1)
  const end = () => world.call('/operate/v1/notices/end', { id: data.id })
  expect((await end()).data).toEqual({ isEnded: true })
  afterSeconds(5)
  expect(await texts()).toEqual([])
  expect((await world.config('', world.other)).data.notices).toEqual([])
  expect((await end()).data).toEqual({ isEnded: false })
  const unknown = await world.call('/operate/v1/notices/end', { id: '999' })
  expect(unknown.data).toEqual({ isEnded: false })
})

test('within five seconds a process reads the database once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => world.config()))
  await sql`ALTER TABLE operate_notices RENAME TO away`.execute(world.db)
  afterSeconds(4)
  expect(await texts()).toEqual([])
  afterSeconds(5)
  expect((await world.config()).code).not.toBe(200)
})

test('the staff lists coming, shown and ended ones with times and author', async () => {
  await world.put({ startsAt: SECONDS + 60 })
  const { data } = await world.put({ text: '　短讯 ', link: '/live/hot' })
  await world.call('/operate/v1/notices/end', { id: data.id })
  const listed = (await world.call('/operate/v1/notices')).data.notices
  expect(listed).toEqual([
    {
      id: '2',
      text: '短讯',
      link: '/live/hot',
      startsAt: SECONDS - 60,
      endsAt: SECONDS + 600,
      createdBy: expect.stringMatching(/./),
      createdAt: SECONDS,
      endedAt: SECONDS,
    },
    expect.objectContaining({ id: '1', startsAt: SECONDS + 60, endedAt: null }),
  ])
})

test.each([
  ['no text', { text: '' }],
  ['blank text', { text: ' 　 ' }],
  ['61 characters', { text: '字'.repeat(61) }],
  ['a line break', { text: '一\n二' }],
  ['another site', { link: 'https://evil.example/' }],
  ['another site without its scheme', { link: '//evil.example/' }],
  ['a program as link', { link: 'javascript:alert(1)' }],
  ['an empty link', { link: '' }],
  ['an end before the start', { endsAt: SECONDS - 120 }],
  ['an end in the past', { startsAt: SECONDS - 120, endsAt: SECONDS }],
  ['a start that is no time', { startsAt: -1 }],
  ['a field too many', { color: 'red' }],
])('%s is rejected and changes nothing', async (_, given) => {
  expect(await world.put(given)).toMatchObject({ reason: 'request.invalid' })
  expect((await world.call('/operate/v1/notices')).data.notices).toEqual([])
  expect(await texts()).toEqual([])
})

test('60 characters, also emoji, are accepted', async () => {
  expect(await world.put({ text: '⚽'.repeat(60) })).toMatchObject({ code: 200 })
})

test('only a token with the scope may announce; the security log has every call', async () => {
  const secretOf = async (scope: string) =>
    (await world.staff.tokens.create({ name: scope, scopes: [scope], createdBy: 'test', days: 1 }))
      .secret
  const stranger = await secretOf('gift-codes')
  const denied = { code: 403, reason: 'auth.not_allowed' }
  for (const secret of ['', stranger]) {
    expect(await world.put({}, secret)).toMatchObject(denied)
    expect(await world.call('/operate/v1/notices', undefined, secret)).toMatchObject(denied)
    expect(await world.call('/operate/v1/notices/end', { id: '1' }, secret)).toMatchObject(denied)
  }
  expect(await texts()).toEqual([])
  expect(await world.put({}, await secretOf('operate'))).toMatchObject({ code: 200 })
  await world.staff.securityLog.flush()
  const records = await world.staff.securityLog.newest(20)
  const acts = records.map(({ actor, outcome, about }) => `${actor} ${outcome} ${about}`)
  expect(acts).toContain('operate done 今晚维护')
  expect(acts).toContain('gift-codes refused notice 1')
})

test.each(['?platform=x', '?channelId=1.5'])('%s is rejected', async (query) => {
  expect(await world.config(query)).toMatchObject({ reason: 'request.invalid' })
})

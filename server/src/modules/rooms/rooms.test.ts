import type { RoomEvent, RoomMessage, RoomWelcome } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { createInProcessBus, topicSubject } from '../../platform/bus'
import { createLog } from '../../platform/log'
import { createTextFilter } from '../../platform/text-filter'
import { createStoredTopics } from '../../platform/topics'
import { createTestApp, createTestDatabase, createTestStaff } from '../../testing'
import { makeMember } from '../../testing/make-member'
import { runJobs } from '../../testing/run-jobs'
import { createScratchDir } from '../../testing/scratch-dir'
import { roomsModule } from '.'

const NOW = Date.UTC(2026, 10, 21, 4)
const clock = { nowMs: NOW, now: () => clock.nowMs }

async function openWorld() {
  const [database, scratch] = [await createTestDatabase(), await createScratchDir()]
  const { db } = database
  const bus = createInProcessBus()
  const running = new AbortController()
  const { staff, token } = await createTestStaff(db, scratch.dir)
  const textFilter = createTextFilter({ db, log: createLog('silent'), staff })
  await textFilter.start?.(running.signal)
  const topics = createStoredTopics({ db, bus })
  const module = roomsModule({ db, clock, topics, textFilter, staff, isApi: true })
  await module.start?.(running.signal)
  const authenticate = async (id: string) => (/^\d+$/.test(id) ? { id, sessionId: 's' } : null)
  const app = await createTestApp({ modules: [module], authenticate })
  const internal = await createTestApp({
    modules: [{ name: 'rooms', routes: module.internalRoutes }],
  })
  const matchId = await insertMatch(db)
  const events: RoomEvent[] = []
  const follow = topicSubject(TOPIC.matchRoom(matchId))
  const receive = (message: unknown) => events.push((message as { data: RoomEvent }).data)
  bus.subscribe(follow, receive, running.signal)
  let keys = 0
  const call = async (member: string, url: string, payload: object) => {
    const headers = member === '' ? {} : { accesstoken: member }
    return (await app.inject({ method: 'POST', url, headers, payload })).json()
  }
  return {
    db,
    module,
    matchId,
    events,
    call,
    async member(): Promise<string> {
      const { id } = await makeMember(db)
      await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
        VALUES (${id}, ${`球友${id}`}, ${`q${id}`})`.execute(db)
      return id
    },
    say: (member: string, text: string, key = `key-${++keys}-0000`) =>
      call(member, '/chat/msg', { matchId, text, key }),
    welcome: async (member = ''): Promise<RoomWelcome> =>
      (await call(member, '/chat/welcome', { matchId })).data,
    async staffCall(url: string, payload: object) {
      const headers = { authorization: `Bearer ${token}` }
      return (await internal.inject({ method: 'POST', url, headers, payload })).json()
    },
    async close() {
      running.abort()
      await Promise.all([app.close(), internal.close()])
      await database.drop()
      await scratch.remove()
    },
  }
}

async function insertMatch(db: Awaited<ReturnType<typeof createTestDatabase>>['db']) {
  await sql`WITH area AS (
      INSERT INTO areas (key, name_zh, source, source_at) VALUES ('a', '甲', 't', now())
      RETURNING id
    ), league AS (
      INSERT INTO leagues (sport_id, key, name_zh, short_zh, letter, area_id, color, level, kind,
        source, source_at)
      SELECT 2, 'l', '联赛', '联', 'L', id, '#123456', 1, 1, 't', now() FROM area RETURNING id
    ), season AS (
      INSERT INTO seasons (league_id, key, name, starts_on, ends_on, source, source_at)
      SELECT id, 's', '2026', '2026-01-01', '2026-12-31', 't', now() FROM league RETURNING id
    ), team AS (
      INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      VALUES (2, 'x', '甲队', '甲', '{#111111,#222222}', '甲', 't', now()),
        (2, 'y', '乙队', '乙', '{#111111,#222222}', '乙', 't', now()) RETURNING id
    )
    INSERT INTO matches (sport_id, key, league_id, season_id, home_id, away_id, round, kickoff_at,
      neutral, source, source_at)
    SELECT 2, 'm', league.id, season.id, (SELECT min(id) FROM team), (SELECT max(id) FROM team),
      '', now(), false, 't', now() FROM league, season`.execute(db)
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches`.execute(db)
  return rows[0]?.id ?? 0
}

let world: Awaited<ReturnType<typeof openWorld>>
beforeEach(async () => {
  clock.nowMs = NOW
  world = await openWorld()
})
afterEach(() => world.close())

const textsOf = ({ messages }: { messages: RoomMessage[] }) => messages.map(({ text }) => text)
const pass = (ms: number) => {
  clock.nowMs += ms
}

test('a visitor reads what members say, in order, and where to follow it from', async () => {
  const [one, other] = [await world.member(), await world.member()]
  expect((await world.say(one, '  好球！  ')).data).toMatchObject({
    text: '好球！',
    at: NOW / 1_000,
    author: { id: one, nickName: `球友${one}`, portrait: '', level: 1 },
  })
  await world.say(other, '\u202e<b>绝杀</b>\u200b')
  const welcome = await world.welcome()
  expect(textsOf(welcome)).toEqual(['好球！', '<b>绝杀</b>'])
  expect(welcome).toMatchObject({ seq: 2, hasMore: false, mutedUntil: null })
  expect(world.events.flatMap(({ said = [] }) => said)).toEqual(welcome.messages)
  const { data } = await world.call('', '/chat/notice', { matchId: world.matchId })
  expect(data.notices[0]).toContain('文明')
})

test('the same key is said once, also when it is sent twice at the same time', async () => {
  const one = await world.member()
  const sent = () => world.say(one, '加油', 'the-same-key')
  const answers = await Promise.all([sent(), sent()])
  pass(5_000)
  const again = await sent()
  const ids = [...answers, again].flatMap(({ data }) => data?.id ?? [])
  expect(new Set(ids).size).toBe(1)
  expect(textsOf(await world.welcome())).toEqual(['加油'])
  expect(world.events).toHaveLength(1)
})

test.each([
  ['  ', 'room.text_length'],
  ['啊'.repeat(61), 'room.text_length'],
  ['加我微信 abc12345', 'room.text_unfit'],
  ['看这里 www.example.com', 'room.text_unfit'],
])('%j is rejected and changes nothing', async (text, reason) => {
  expect(await world.say(await world.member(), text)).toMatchObject({ reason, data: null })
  expect(world.events).toEqual([])
})

test('sixty characters are counted as a reader counts them', async () => {
  expect(await world.say(await world.member(), '👍🏽'.repeat(60))).toMatchObject({ code: 200 })
})

test('a member writes every two seconds; a visitor not at all', async () => {
  const one = await world.member()
  await world.say(one, '一')
  expect(await world.say(one, '二')).toMatchObject({ reason: 'room.too_fast' })
  expect((await world.say(one, '二')).retryAfterMs).toBeGreaterThan(0)
  expect(await world.say('', '三')).toMatchObject({ reason: 'auth.no_token' })
  expect(await world.say('someone', '三')).toMatchObject({ reason: 'auth.no_token' })
})

test('older messages come page by page', async () => {
  const one = await world.member()
  await sql`INSERT INTO room_messages (match_id, author_id, key, text, at)
    SELECT ${world.matchId}, ${one}, 'k' || n, 't' || n, now()
    FROM generate_series(1, 120) AS n`.execute(world.db)
  const { messages, hasMore } = await world.welcome()
  expect([messages[0]?.text, messages.length, hasMore]).toEqual(['t71', 50, true])
  const page = { matchId: world.matchId, before: messages[0]?.id }
  const { data } = await world.call('', '/chat/page', page)
  expect([data.messages[0].text, data.messages.length, data.hasMore]).toEqual(['t21', 50, true])
  const last = { matchId: world.matchId, before: data.messages[0].id }
  expect((await world.call('', '/chat/page', last)).data).toMatchObject({ hasMore: false })
})

test('the staff removes a message from open pages and mutes its author', async () => {
  const one = await world.member()
  const { data } = await world.say(one, '骂人的话')
  expect((await world.staffCall('/rooms/v1/remove', { id: data.id })).data).toEqual({
    isRemoved: true,
  })
  expect((await world.staffCall('/rooms/v1/remove', { id: data.id })).data).toEqual({
    isRemoved: false,
  })
  expect(world.events.at(-1)).toEqual({ serverAt: NOW, removed: [data.id] })
  expect((await world.welcome()).messages).toEqual([])
  const mute = { memberId: one, minutes: 10, reason: '辱骂' }
  const until = NOW / 1_000 + 600
  expect((await world.staffCall('/rooms/v1/mute', mute)).data).toEqual({ until })
  pass(5_000)
  expect(await world.say(one, '我还要说')).toMatchObject({ reason: 'room.muted' })
  expect((await world.welcome(one)).mutedUntil).toBe(until)
  expect((await world.welcome()).mutedUntil).toBeNull()
  await world.staffCall('/rooms/v1/mute', { ...mute, minutes: 0 })
  expect((await world.say(one, '我知道了')).reason).not.toBe('room.muted')
})

test('a room exists for a match alone', async () => {
  const unknown = { matchId: 999_999 }
  for (const url of ['/chat/welcome', '/chat/notice'])
    expect(await world.call('', url, unknown)).toMatchObject({ reason: 'room.no_such_room' })
  const mayFollow = (id: string) => world.module.topics?.[0]?.mayFollow(null, { id })
  expect(await mayFollow(`m${world.matchId}`)).toBe(true)
  for (const id of ['m999999', 'm0', `m0${world.matchId}`, String(world.matchId), 'mx', ''])
    expect(await mayFollow(id)).toBe(false)
})

test('an erased member leaves nothing; old messages go', async () => {
  const [one, other] = [await world.member(), await world.member()]
  await world.say(one, '再见')
  await world.say(other, '你好')
  expect(await world.module.part.export(world.db, one)).toMatchObject([{ text: '再见' }])
  await world.db.transaction().execute((trx) => world.module.part.erase(trx, one, () => undefined))
  expect(textsOf(await world.welcome())).toEqual(['你好'])
  pass(31 * 86_400_000)
  await runJobs(world.module)
  expect(textsOf(await world.welcome())).toEqual([])
})

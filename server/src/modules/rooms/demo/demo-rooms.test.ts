import type { RoomList } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import { randomFrom } from '../../../feeds/random'
import { until } from '../../../testing/until'
import { insertMatch } from '../testing/insert-match'
import { openRooms, type RoomsWorld } from '../testing/rooms-world'
import { runDemoChat } from './demo-chat'
import { closeDemoRooms, openDemoRooms } from './demo-rooms.repository'
import { createDemoRooms, type DemoRooms } from './demo-rooms.service'
import { ANCHORS, FANS } from './people'
import { phraseFor } from './phrases'

const FOOTBALL = {
  id: 1,
  key: 'football',
  statuses: { notStarted: 1, finished: 8, over: [8], isInPlay: (status: number) => status === 2 },
}

let world: RoomsWorld
let rooms: DemoRooms
beforeEach(async () => {
  world = await openRooms()
  rooms = createDemoRooms({ ...world.deps, sports: [FOOTBALL], random: randomFrom('test') })
})
afterEach(() => world.close())

async function insertDemoMatch(status: number, kickoffAtMs = Date.now()): Promise<number> {
  const id = await insertMatch(world.db, kickoffAtMs)
  await sql`UPDATE matches SET source = 'demo' WHERE id = ${id}`.execute(world.db)
  await sql`INSERT INTO football_match_states (match_id, status, source, source_at)
    VALUES (${id}, ${status}, 'demo', now())`.execute(world.db)
  return id
}
const setStatus = (id: number, status: number) =>
  sql`UPDATE football_match_states SET status = ${status} WHERE match_id = ${id}`.execute(world.db)
const shownNow = async () =>
  (
    await sql<{ matchId: number }>`SELECT match_id AS "matchId" FROM rooms
      WHERE match_id IS NOT NULL`.execute(world.db)
  ).rows.map(({ matchId }) => matchId)
const putOnAir = async () => {
  const onAir = await world.module.broadcasts.demoRooms()
  for (const { roomId } of onAir) await world.module.broadcasts.started(roomId, Date.now())
  return onAir
}

test('two dozen rooms of people without a login, created once', async () => {
  expect(await rooms.seed()).toHaveLength(FANS.length)
  await rooms.seed()
  const { rows } = await sql<{ rooms: number; people: number; logins: number }>`
    SELECT (SELECT count(*)::int FROM rooms WHERE is_demo) AS rooms,
      (SELECT count(*)::int FROM accounts WHERE is_demo) AS people,
      (SELECT count(*)::int FROM accounts
        WHERE is_demo AND (phone IS NOT NULL OR password_hash IS NOT NULL)) AS logins
  `.execute(world.db)
  expect(rows[0]).toEqual({
    rooms: ANCHORS.length,
    people: ANCHORS.length + FANS.length,
    logins: 0,
  })
  expect(ANCHORS.length).toBeGreaterThanOrEqual(24)
})

test('a name that a member has taken stays theirs', async () => {
  const member = await world.member()
  await sql`UPDATE profiles SET nickname = '一脚天外', nickname_skeleton = '一脚天外'
    WHERE account_id = ${member}`.execute(world.db)
  const fans = await rooms.seed()
  expect(fans).toHaveLength(FANS.length - 1)
  expect(fans).not.toContain(member)
})

test('rooms show the matches in play and go to the next ones', async () => {
  const [first, second] = [await insertDemoMatch(2), await insertDemoMatch(1)]
  await rooms.seed()
  await rooms.plan()
  expect(await shownNow()).toEqual([first, first])
  const onAir = await putOnAir()
  expect(new Set(onAir.map(({ clip }) => clip))).toEqual(new Set(['football', 'basketball']))
  await setStatus(first, 8)
  await setStatus(second, 2)
  const { id } = (await world.call<RoomList>('/api/room/list')).data.banner[0] ?? { id: 0 }
  const events = world.follow(id)
  await rooms.plan()
  expect(await shownNow()).toEqual([second, second])
  expect(events).toMatchObject([{ state: { matchId: second, isLive: true } }])
  await rooms.plan()
  expect(events).toHaveLength(1)
})

test('a fresh demo lists rooms with heat, a banner and what is announced', async () => {
  await insertDemoMatch(2)
  await insertDemoMatch(1, Date.now() + 7_200_000)
  await rooms.seed()
  await rooms.plan()
  await putOnAir()
  const talking = await rooms.stay()
  await world.count()
  await rooms.stay()
  const { data } = await world.call<RoomList>('/api/room/list')
  expect(data.rooms.filter(({ isLive }) => isLive).length).toBe(talking.length)
  expect(data.rooms[0]?.heat).toBeGreaterThan(100)
  expect(data.banner).toHaveLength(2)
  expect(data.upcoming).toHaveLength(1)
  const viewers = talking.map((room) => room.viewers)
  expect(Math.min(...viewers)).toBeGreaterThan(0)
  const { state } = (
    await world.call<{ state: { viewers: number } }>(`/api/room/detail/${talking[0]?.id}`)
  ).data
  expect(state.viewers).toBeGreaterThan(0)
})

test('another feed closes the rooms of the demo, and the demo opens them again', async () => {
  await rooms.seed()
  await rooms.plan()
  const [{ roomId } = { roomId: 0 }] = await putOnAir()
  await world.staffCall('/rooms/v1/close', { roomId, isClosed: true, reason: '违规' })
  await closeDemoRooms(world.db)
  expect((await world.call<RoomList>('/api/room/list')).data.rooms).toEqual([])
  expect(await world.module.broadcasts.demoRooms()).toEqual([])
  await openDemoRooms(world.db)
  await rooms.plan()
  const ids = (await world.module.broadcasts.demoRooms()).map((room) => room.roomId)
  expect(ids.length).toBeGreaterThan(5)
  expect(ids).not.toContain(roomId)
})

test('invented members say something else each time, and no result', async () => {
  const said: { roomId: number; text: string }[] = []
  const end = new AbortController()
  const talking = [
    { id: 1, column: 1, teams: ['甲', '乙'], viewers: 90 },
    { id: 2, column: 2, teams: [], viewers: 10 },
  ]
  const running = runDemoChat(
    {
      say: async (_, message) => said.push(message),
      random: randomFrom('test'),
      fans: () => ['1', '2'],
    },
    () => talking,
    end.signal,
    (error) => {
      throw error
    },
  )
  await until(() => said.length >= 4)
  end.abort()
  await running
  expect(new Set(said.map(({ roomId, text }) => `${roomId} ${text}`)).size).toBe(said.length)
  const random = randomFrom('phrases')
  const shown = { column: 1, teams: ['甲', '乙'] }
  const phrases = Array.from({ length: 500 }, () => phraseFor(shown, random))
  expect(phrases.filter((text) => /\d|进球|绝杀|比分|赢了|输了/.test(text))).toEqual([])
})

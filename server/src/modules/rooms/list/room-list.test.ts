import type { RoomCard, RoomList } from '@saidian/shared/contracts/rooms'
import type { TvMatch } from '@saidian/shared/contracts/tv'
import { sql } from 'kysely'
import { openRooms, type RoomsWorld } from '../testing/rooms-world'

let world: RoomsWorld
beforeEach(async () => {
  world = await openRooms()
})
afterEach(() => world.close())

const list = async (query = '', as?: string) =>
  (await world.call<RoomList>(`/api/room/list${query}`, { as })).data
const titles = ({ rooms }: RoomList) => rooms.map(({ title }) => title)
const onAir = (roomId: number) => world.module.broadcasts.started(roomId, Date.now())
const heat = (roomId: number, value: number) =>
  sql`UPDATE rooms SET heat = ${value}, list_heat = ${value} WHERE id = ${roomId}`.execute(world.db)

async function follow(memberId: string, anchorId: string): Promise<void> {
  await sql`INSERT INTO follows (account_id, kind, target_id, is_on, at, title)
    VALUES (${memberId}, 'member', ${anchorId}, true, now(), '')`.execute(world.db)
}

test('rooms on air come first, of these those of followed anchors, then by heat', async () => {
  const cold = await world.anchor('冷')
  const hot = await world.anchor('热')
  const followed = await world.anchor('关注')
  const off = await world.anchor('不在')
  for (const { roomId } of [cold, hot, followed]) await onAir(roomId)
  await Promise.all([heat(hot.roomId, 50), heat(cold.roomId, 5), heat(off.roomId, 99)])
  expect(titles(await list())).toEqual(['热', '冷', '关注', '不在'])
  const fan = await world.member()
  await follow(fan, followed.id)
  await follow(fan, off.id)
  const { rooms } = await list('', fan)
  expect(rooms.map(({ title, isFollowed }) => [title, isFollowed])).toEqual([
    ['关注', true],
    ['热', false],
    ['冷', false],
    ['不在', true],
  ])
})

test('a column shows its own rooms, 热门 all of them, none a closed one', async () => {
  await world.anchor('足球', 1)
  await world.anchor('篮球', 2)
  const closed = await world.anchor('关闭', 2)
  const body = { roomId: closed.roomId, isClosed: true, reason: '违规' }
  await world.staffCall('/rooms/v1/close', body)
  expect(titles(await list('?column=0'))).toEqual(['足球', '篮球'])
  expect(titles(await list('?column=2'))).toEqual(['篮球'])
  expect(titles(await list('?column=3'))).toEqual([])
  expect((await world.call('/api/room/list?column=4')).code).not.toBe(200)
})

test('pages fit each other while the heat changes between them', async () => {
  const rooms = []
  for (let number = 1; number <= 25; number += 1) rooms.push(await world.anchor(`间${number}`))
  const first = await list()
  await sql`UPDATE rooms SET heat = id % 7`.execute(world.db)
  const second = await list('?page=2')
  expect([first.hasMore, second.hasMore, second.banner, second.upcoming]).toEqual([
    true,
    false,
    [],
    [],
  ])
  const seen = [...first.rooms, ...second.rooms].map(({ id }) => id)
  expect([...seen].sort()).toEqual(rooms.map(({ roomId }) => roomId).sort())
})

test('a card names anchor and match; the banner shows rooms on air with a match', async () => {
  const { id, roomId } = await world.anchor('看球')
  const matchId = await world.match()
  await world.call('/api/anchor/room', { as: id, body: { matchId } })
  expect((await list()).banner).toEqual([])
  await onAir(roomId)
  const { rooms, banner } = await list()
  expect(rooms[0]).toMatchObject({
    id: roomId,
    isLive: true,
    cover: '',
    anchor: { id, nickName: `球友${id}` },
    match: { id: matchId, sport: 1, league: '联', home: '甲', away: '乙' },
  })
  expect(banner).toEqual(rooms)
  const ofMatch = await world.call<RoomCard[]>(`/api/room/match/${matchId}`)
  expect(ofMatch.data).toEqual(rooms)
  expect((await world.call<RoomCard>(`/api/room/anchor/${id}`)).data.id).toBe(roomId)
  expect((await world.call(`/api/room/anchor/${await world.member()}`)).data).toBeNull()
})

test('the list of matches with video is by kick-off, with linked and announced rooms', async () => {
  expect(await world.call('/live/tv/match-list')).toMatchObject({
    code: 20001,
    reason: 'tv.no_video',
    data: null,
  })
  const now = Date.now()
  const [late, soon] = [await world.match(now + 7_200_000), await world.match(now)]
  const old = await world.match(now - 5 * 86_400_000)
  const [one, other] = [await world.anchor('甲间'), await world.anchor('乙间')]
  await world.call('/api/anchor/room', { as: one.id, body: { matchId: soon } })
  const startsAt = Math.floor(now / 1_000) + 7_200
  const announced = { title: '预告', startsAt, matchId: late }
  await world.call('/api/anchor/schedule', { as: other.id, body: announced })
  await world.call('/api/anchor/schedule', { as: one.id, body: { ...announced, matchId: old } })
  const fan = await world.member()
  await follow(fan, other.id)
  const { data } = await world.call<TvMatch[]>('/live/tv/match-list', { as: fan })
  expect(data.map(({ matchId, rooms }) => [matchId, rooms.map(({ title }) => title)])).toEqual([
    [soon, ['甲间']],
    [late, ['乙间']],
  ])
  expect(data[1]?.rooms[0]?.isFollowed).toBe(true)
})

test('rooms of an erased anchor are gone from every list', async () => {
  const { id, roomId } = await world.anchor('再见')
  const { data: keys } = await world.call<{ streamKey: string }>('/api/anchor/key', {
    as: id,
    body: {},
  })
  expect(JSON.stringify(await world.module.part.export(world.db, id))).toContain('再见')
  const afterCommit: (() => Promise<void>)[] = []
  await world.db
    .transaction()
    .execute((trx) => world.module.part.erase(trx, id, (task) => afterCommit.push(task)))
  for (const task of afterCommit) await task()
  expect(titles(await list())).toEqual([])
  expect(await world.module.broadcasts.roomOfKey(keys.streamKey)).toBeNull()
  expect(world.stopped).toContain(roomId)
  expect((await world.call(`/api/room/detail/${roomId}`)).reason).toBe('room.no_such_room')
})

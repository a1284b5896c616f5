import { TOPIC } from '@saidian/shared/contracts/sockets'
import { DROP_VIEWER } from '../../../media'
import { type ChatWorld, NOW, openChat } from '../testing/chat-world'

let world: ChatWorld
let anchor: string
let manager: string
let fan: string
let roomId: number
beforeEach(async () => {
  world = await openChat()
  ;[anchor, manager, fan] = [await world.member(), await world.member(), await world.member()]
  roomId = await world.room(anchor, world.matchId)
  await act(anchor, 'manager', { memberId: manager, isManager: true })
})
afterEach(() => world.close())

const act = (by: string, what: string, body: object) =>
  world.call(by, `/api/room/${what}`, { roomId, ...body })
const mute = (by: string, memberId: string, minutes = 10) =>
  act(by, 'mute', { memberId, minutes, reason: '刷屏' })
const remove = (by: string, memberId: string, isRemoved = true) =>
  act(by, 'remove', { memberId, isRemoved, reason: '' })
const say = async (member: string, text: string, where: object = { roomId }) => {
  await world.rest()
  return world.say(member, text, where)
}

test('a manager mutes a viewer in this room alone; everybody and the member read why', async () => {
  const events = world.follow(TOPIC.room(roomId))
  expect((await mute(manager, fan)).data).toEqual({ isChanged: true })
  expect(events.at(-1)?.acts).toEqual([
    {
      kind: 'mute',
      by: `球友${manager}`,
      memberId: fan,
      memberName: `球友${fan}`,
      minutes: 10,
      reason: '刷屏',
    },
  ])
  expect(await say(fan, '还能说吗')).toMatchObject({ reason: 'room.muted' })
  expect((await world.welcome(fan, { roomId })).mutedUntil).toBe(NOW / 1_000 + 600)
  expect((await world.welcome(fan)).mutedUntil).toBeNull()
  expect((await say(fan, '在比赛页说', { matchId: world.matchId })).code).toBe(200)
  const other = await world.room(fan)
  expect((await say(fan, '在自己的直播间说', { roomId: other })).code).toBe(200)
  expect((await mute(anchor, fan, 0)).data).toEqual({ isChanged: true })
  expect((await mute(anchor, fan, 0)).data).toEqual({ isChanged: false })
  expect((await say(fan, '谢谢')).code).toBe(200)
})

test('a mute ends by itself', async () => {
  await mute(manager, fan)
  world.pass(600_001)
  expect((await say(fan, '我回来了')).code).toBe(200)
})

test('a removed member reads and writes nothing there, and loses the stream', async () => {
  const drops: unknown[] = []
  world.bus.subscribe(DROP_VIEWER, (drop) => drops.push(drop), new AbortController().signal)
  expect((await remove(manager, fan)).data).toEqual({ isChanged: true })
  expect((await remove(manager, fan)).data).toEqual({ isChanged: false })
  expect(drops).toEqual([{ roomId, viewer: `m${fan}` }])
  expect(await say(fan, '让我进去')).toMatchObject({ reason: 'room.removed' })
  for (const [url, body] of [
    ['/chat/welcome', { roomId }],
    ['/chat/page', { roomId, before: 1_000 }],
  ] as const)
    expect(await world.call(fan, url, body)).toMatchObject({ reason: 'room.removed' })
  expect((await world.welcome(fan)).messages).toEqual([])
  expect((await remove(anchor, fan, false)).data).toEqual({ isChanged: true })
  expect((await say(fan, '我会注意')).code).toBe(200)
})

test('no one acts on the anchor, on another manager or on themselves', async () => {
  const second = await world.member()
  await act(anchor, 'manager', { memberId: second, isManager: true })
  for (const target of [anchor, second, manager])
    for (const answer of [await mute(manager, target), await remove(manager, target)])
      expect(answer).toMatchObject({ reason: 'room.protected', data: null })
  expect(await mute(anchor, anchor)).toMatchObject({ reason: 'room.protected' })
  expect((await mute(anchor, second)).data).toEqual({ isChanged: true })
  const { data } = await say(anchor, '主播的话')
  expect(await act(manager, 'clear', { messageId: data.id })).toMatchObject({
    reason: 'room.protected',
  })
})

test('strangers, managers of other rooms and visitors can do nothing', async () => {
  const stranger = await world.member()
  const theirs = await world.room(stranger)
  const { data } = await say(fan, '你好')
  const before = await world.call(anchor, `/api/room/acts/${roomId}`)
  for (const [what, body] of [
    ['mute', { memberId: fan, minutes: 5, reason: '' }],
    ['remove', { memberId: fan, isRemoved: true, reason: '' }],
    ['manager', { memberId: stranger, isManager: true }],
    ['clear', { messageId: data.id }],
    ['clear', { messageId: null }],
    ['slow', { seconds: 30 }],
  ] as const) {
    expect(await act(stranger, what, body)).toMatchObject({ reason: 'room.not_manager' })
    expect(await act('', what, body)).toMatchObject({ reason: 'auth.no_token' })
  }
  const manage = { memberId: fan, isManager: true }
  expect(await act(manager, 'manager', manage)).toMatchObject({ reason: 'room.not_manager' })
  const unknown = { roomId: theirs, messageId: data.id }
  expect(await world.call(stranger, '/api/room/clear', unknown)).toMatchObject({
    reason: 'room.no_such_message',
  })
  expect(await mute(manager, '999999999')).toMatchObject({ reason: 'profile.no_such_member' })
  expect(await world.call(stranger, `/api/room/acts/${roomId}`)).toMatchObject({
    reason: 'room.not_manager',
  })
  expect(await world.call(anchor, `/api/room/acts/${roomId}`)).toEqual(before)
  expect(await world.call(anchor, '/api/room/acts/999999')).toMatchObject({
    reason: 'room.no_such_room',
  })
  expect((await world.welcome()).messages).toHaveLength(1)
})

test('a manager who is none any more can do nothing, and managers are listed', async () => {
  const list = async () => (await world.call('', `/api/room/managers/${roomId}`)).data
  expect(await list()).toMatchObject([{ id: manager, nickName: `球友${manager}` }])
  const { data } = await say(manager, '我是房管')
  expect(data.role).toBe(1)
  await act(anchor, 'manager', { memberId: manager, isManager: false })
  expect(await mute(manager, fan)).toMatchObject({ reason: 'room.not_manager' })
  expect(await list()).toEqual([])
})

test('clearing hits what was written in the room, not what the match page wrote', async () => {
  const said = await say(fan, '广告')
  const inMatch = await say(fan, '好球', { matchId: world.matchId })
  const [conversation, room] = [
    world.follow(TOPIC.matchRoom(world.matchId)),
    world.follow(TOPIC.room(roomId)),
  ]
  const clear = (messageId: number | null) => act(manager, 'clear', { messageId })
  expect(await clear(inMatch.data.id)).toMatchObject({ reason: 'room.no_such_message' })
  expect((await clear(said.data.id)).data).toEqual({ isChanged: true })
  expect((await clear(said.data.id)).data).toEqual({ isChanged: false })
  expect(conversation).toEqual([{ serverAt: NOW, removed: [said.data.id] }])
  expect(room).toMatchObject([{ removed: [said.data.id], acts: [{ kind: 'clear' }] }])
  await say(fan, '又来')
  await say(anchor, '大家好')
  expect((await clear(null)).data).toEqual({ isChanged: true })
  expect((await clear(null)).data).toEqual({ isChanged: false })
  const texts = async (where?: object) =>
    (await world.welcome('', where)).messages.map(({ text }) => text)
  expect([await texts(), await texts({ roomId })]).toEqual([['好球'], ['好球']])
  await say(fan, '新的一句')
  expect(await texts()).toEqual(['好球', '新的一句'])
})

test('slow mode is a state of the room, and every act is on record', async () => {
  const events = world.follow(TOPIC.room(roomId))
  const slow = (seconds: number) => act(manager, 'slow', { seconds })
  expect((await slow(30)).data).toEqual({ isChanged: true })
  expect((await slow(30)).data).toEqual({ isChanged: false })
  expect(events).toMatchObject([
    { state: { slowSeconds: 30 }, acts: [{ kind: 'slow', seconds: 30 }] },
  ])
  await mute(manager, fan)
  await remove(anchor, fan)
  const { data } = await world.call(manager, `/api/room/acts/${roomId}`)
  expect(data).toEqual([
    { at: NOW / 1_000, by: `球友${anchor}`, text: `将 球友${fan} 移出直播间`, reason: '' },
    { at: NOW / 1_000, by: `球友${manager}`, text: `禁言 球友${fan} 10 分钟`, reason: '刷屏' },
    { at: NOW / 1_000, by: `球友${manager}`, text: '开启慢速模式，每 30 秒一条', reason: '' },
    { at: NOW / 1_000, by: `球友${anchor}`, text: `设 球友${manager} 为房管`, reason: '' },
  ])
})

test('two managers at once and a mute while the member writes end in one state', async () => {
  const answers = await Promise.all([mute(manager, fan), mute(anchor, fan), say(fan, '快说')])
  expect(answers.slice(0, 2).map(({ data }) => data)).toEqual([
    { isChanged: true },
    { isChanged: true },
  ])
  expect(await say(fan, '还能说吗')).toMatchObject({ reason: 'room.muted' })
})

test('an erased member is no manager; acts on them say nothing about them', async () => {
  await mute(manager, fan)
  const { part } = world.module
  expect(await part.export(world.db, fan)).toMatchObject({
    manages: [],
    acts: [{ kind: 'mute', reason: '刷屏', isOwn: false }],
  })
  for (const one of [fan, manager])
    await world.db.transaction().execute((trx) => part.erase(trx, one, () => undefined))
  const { data } = await world.call(anchor, `/api/room/acts/${roomId}`)
  expect(data[0]).toMatchObject({ reason: '' })
  expect((await world.call('', `/api/room/managers/${roomId}`)).data).toEqual([])
  expect(await part.export(world.db, fan)).toMatchObject({ messages: [], manages: [] })
})

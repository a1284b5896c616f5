import { once } from 'node:events'
import { CODE } from '@saidian/shared/contracts/http'
import { CLOSE, IM_LOGIN, type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import { WebSocket } from 'ws'
import { until } from '../../testing/until'
import { RESTORED_SUBJECT } from '../bus'
import type { GatewayDeps } from './gateway'
import { publishRevoked } from './revoked'
import { useManualTicks } from './testing/manual-ticks'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

let site: TestGateway
afterEach(async () => {
  await site.stop()
  jest.useRealTimers()
})

const authenticate = async (token: string) => {
  await new Promise(setImmediate)
  if (token === 'fault') throw new Error('no database')
  const [, id, sessionId = 'one'] = /^member-(\d+)(?:\/(\w+))?$/.exec(token) ?? []
  return id === undefined ? null : { id, sessionId }
}
const start = (tickMs?: number, more: Partial<GatewayDeps> = {}) =>
  startTestGateway({ authenticate, tickMs, ...more })

type Peer = { ws: WebSocket; got: unknown[]; closed: Promise<number> }

async function open(): Promise<Peer> {
  const ws = new WebSocket(site.imUrl)
  const got: unknown[] = []
  ws.on('message', (data) => got.push(JSON.parse(String(data))))
  const closed = once(ws, 'close').then(([code]) => Number(code))
  await once(ws, 'open')
  return { ws, got, closed }
}

async function logIn(accessToken: string): Promise<Peer> {
  const peer = await open()
  peer.ws.send(JSON.stringify({ code: IM_LOGIN, accessToken }))
  await until(() => peer.got.length > 0)
  return peer
}

/** Sends a heartbeat and waits until the gateway answers it or the socket closes. */
async function sendHeartbeat({ ws, got }: Peer): Promise<void> {
  const before = got.length
  if (ws.readyState === ws.OPEN) ws.send('0')
  await until(() => got.length > before || ws.readyState !== ws.OPEN)
}

/** Subscribes and waits for the answer. */
async function follow(peer: Peer, topic: string, since?: Position): Promise<void> {
  const before = peer.got.length
  peer.ws.send(JSON.stringify({ op: 'sub', topic, since }))
  await until(() => peer.got.length > before)
}

it('a member follows their own topic on all sockets, and no other member does', async () => {
  site = await start()
  const own = site.publisher(TOPIC.user('7'))
  const [phone, tablet, other] = [
    await logIn('member-7'),
    await logIn('member-7'),
    await logIn('member-8'),
  ]
  expect(site.gateway.stats()).toMatchObject({ im: 3, members: 2 })
  for (const peer of [phone, tablet, other]) await follow(peer, 'user/7')
  expect(other.got[1]).toMatchObject({ op: 'refused', reason: 'topic.not_allowed' })
  own.publish('text', '你好')
  await until(() => phone.got.length === 3 && tablet.got.length === 3)
  expect(phone.got).toMatchObject([
    { code: IM_LOGIN },
    { op: 'subscribed', topic: 'user/7', seq: 0, recovered: false },
    { op: 'event', topic: 'user/7', seq: 1, data: { key: 'text', value: '你好' } },
  ])
  expect(other.got).toHaveLength(2)
  phone.ws.close()
  tablet.ws.close()
  await until(() => site.gateway.stats().members === 1)
  other.ws.close()
})

it('a visitor follows no topic of a member', async () => {
  site = await start()
  site.publisher(TOPIC.user('7'))
  const ws = new WebSocket(site.liveUrl)
  const got: unknown[] = []
  ws.on('message', (data) => got.push(JSON.parse(String(data))))
  await once(ws, 'open')
  ws.send(JSON.stringify({ op: 'sub', topic: 'user/7' }))
  await until(() => got.length === 2)
  expect(got[1]).toMatchObject({ op: 'refused', reason: 'topic.not_allowed' })
  ws.close()
})

it('what a member missed follows their next subscription', async () => {
  site = await start()
  const own = site.publisher(TOPIC.user('7'))
  const [phone, tablet] = [await logIn('member-7'), await logIn('member-7')]
  for (const peer of [phone, tablet]) await follow(peer, 'user/7')
  const since = own.position
  phone.ws.close()
  await phone.closed
  own.publish('a', 1)
  own.publish('b', 2)
  await until(() => tablet.got.length === 4)
  const again = await logIn('member-7')
  await follow(again, 'user/7', since)
  await until(() => again.got.length === 4)
  expect(again.got.slice(1)).toMatchObject([
    { op: 'subscribed', recovered: true, seq: 2 },
    { op: 'event', seq: 1 },
    { op: 'event', seq: 2 },
  ])
  for (const peer of [tablet, again]) peer.ws.close()
})

it('frames sent behind the login, before its answer, count', async () => {
  site = await start()
  site.publisher(TOPIC.user('7'))
  const peer = await open()
  peer.ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: 'member-7' }))
  peer.ws.send(JSON.stringify({ op: 'sub', topic: 'user/8' }))
  peer.ws.send(JSON.stringify({ op: 'sub', topic: 'user/7' }))
  await until(() => peer.got.length === 3)
  expect(peer.got).toMatchObject([
    { code: IM_LOGIN },
    { op: 'refused', topic: 'user/8', reason: 'topic.not_allowed' },
    { op: 'subscribed', topic: 'user/7' },
  ])
  peer.ws.close()
})

it('nothing is followed without a login', async () => {
  site = await start()
  site.publisher(TOPIC.user('7'))
  const early = await open()
  early.ws.send(JSON.stringify({ op: 'sub', topic: 'user/7' }))
  expect(await early.closed).toBe(CLOSE.malformed)
  const stranger = await open()
  stranger.ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: 'stranger' }))
  stranger.ws.send(JSON.stringify({ op: 'sub', topic: 'user/7' }))
  expect(await stranger.closed).toBe(CLOSE.noToken)
  expect(stranger.got).toHaveLength(1)
  expect(site.gateway.stats().topics).toBe(0)
})

it('no flood of frames waits for a login', async () => {
  site = await start(undefined, { authenticate: () => new Promise(() => {}) })
  const flood = await open()
  flood.ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: 'member-7' }))
  for (let n = 0; n < 40; n++) flood.ws.send(JSON.stringify({ op: 'sub', topic: `user/${n}` }))
  expect(await flood.closed).toBe(CLOSE.malformed)
})

it.each([
  ['user/07'],
  ['user/7/x'],
  ['user'],
  ['user/*'],
  ['user/7.8'],
  ['../user/7'],
  ['user//7'],
  ['conv/7'],
  ['__proto__'],
  [7],
  [null],
])('the hostile topic %j is answered and opens nothing', async (topic) => {
  site = await start()
  site.publisher(TOPIC.user('7'))
  const peer = await logIn('member-7')
  peer.ws.send(JSON.stringify({ op: 'sub', topic }))
  await until(() => peer.got.length === 2)
  expect(peer.got[1]).toMatchObject({ op: 'refused' })
  expect(site.gateway.stats().topics).toBe(0)
  peer.ws.close()
})

it('an unknown token gets an error and a final close code', async () => {
  site = await start()
  const peer = await logIn('stranger')
  expect(peer.got[0]).toMatchObject({ code: CODE.noToken })
  expect(await peer.closed).toBe(CLOSE.noToken)
})

it('no login within five seconds closes the socket', async () => {
  site = await start(30)
  const peer = await open()
  expect(await peer.closed).toBe(CLOSE.loginTimeout)
})

it('when a login cannot be checked, the client may retry', async () => {
  site = await start()
  const peer = await logIn('fault')
  expect(peer.got[0]).toMatchObject({ code: CODE.busy })
  expect(await peer.closed).toBe(CLOSE.shutdown)
})

it('a heartbeat is answered before and after the login and is no login', async () => {
  site = await start(30)
  const peer = await open()
  peer.ws.send('0')
  await until(() => peer.got.length === 1)
  expect(peer.got).toEqual([0])
  expect(await peer.closed).toBe(CLOSE.loginTimeout)
})

it('a malformed frame closes the socket, an unknown code is ignored', async () => {
  site = await start()
  const peer = await logIn('member-7')
  peer.ws.send(JSON.stringify({ code: 4711 }))
  peer.ws.send('nonsense')
  await until(() => peer.got.length === 2)
  expect(peer.got[1]).toMatchObject({ code: CODE.invalid })
  expect(await peer.closed).toBe(CLOSE.malformed)
})

it('the eleventh socket of a member is rejected', async () => {
  site = await start()
  const peers: Peer[] = []
  for (let n = 0; n < 10; n++) peers.push(await logIn('member-7'))
  const eleventh = await open()
  eleventh.ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: 'member-7' }))
  expect(await eleventh.closed).toBe(CLOSE.tooManySockets)
  await Promise.all(peers.map(sendHeartbeat))
  expect(peers.every((peer) => peer.got.length === 2)).toBe(true)
  for (const peer of peers) peer.ws.close()
})

it('when the server stops, members learn when to reconnect', async () => {
  site = await start()
  const peer = await logIn('member-7')
  await site.gateway.drain(10_000)
  expect(peer.got[1]).toMatchObject({ code: CODE.busy, data: { retryAfterMs: expect.any(Number) } })
  expect(await peer.closed).toBe(CLOSE.shutdown)
})

it('revoking a session closes its sockets at once and no others', async () => {
  site = await start()
  const [phone, tablet, other] = [
    await logIn('member-7/phone'),
    await logIn('member-7/tablet'),
    await logIn('member-8/phone'),
  ]
  const own = site.publisher(TOPIC.user('7'))
  for (const peer of [phone, tablet]) await follow(peer, 'user/7')
  publishRevoked(site.bus, { userId: '7', sessionIds: ['phone'] })
  expect(await phone.closed).toBe(CLOSE.noToken)
  expect(phone.got[2]).toMatchObject({ code: CODE.noToken })
  own.publish('a', 1)
  await until(() => tablet.got.length === 3)
  expect(phone.got).toHaveLength(3)
  expect(other.ws.readyState).toBe(WebSocket.OPEN)
  for (const peer of [tablet, other]) peer.ws.close()
})

it('a session that is revoked while its ticket is looked up is not logged in', async () => {
  const lookup = { hasStarted: false, end: () => {} }
  const slow = async () => {
    await new Promise<void>((resolve) => {
      lookup.hasStarted = true
      lookup.end = resolve
    })
    return { id: '7', sessionId: 'phone' }
  }
  site = await start(undefined, { authenticate: slow })
  const peer = await open()
  peer.ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: 'ticket' }))
  await until(() => lookup.hasStarted)
  publishRevoked(site.bus, { userId: '7', sessionIds: ['phone'] })
  // The bus delivers in a later turn of the event loop.
  await new Promise(setImmediate)
  lookup.end()
  expect(await peer.closed).toBe(CLOSE.noToken)
})

it('a revoked session is found within a minute of ticks when the message was lost', async () => {
  const tick = useManualTicks()
  const asked: string[][] = []
  const alive = async (ids: readonly string[]) => {
    asked.push([...ids])
    if (asked.length === 1) throw new Error('no database')
    return ids.filter((id) => id !== 'gone')
  }
  site = await start(undefined, { alive })
  const [gone, remaining] = [await logIn('member-7/gone'), await logIn('member-7/remaining')]
  for (let second = 0; second < 120 && gone.ws.readyState === gone.ws.OPEN; second += 5) {
    tick(5)
    await Promise.all([gone, remaining].map(sendHeartbeat))
  }
  expect(await gone.closed).toBe(CLOSE.noToken)
  expect(remaining.ws.readyState).toBe(WebSocket.OPEN)
  expect(asked.length).toBeGreaterThan(1)
  remaining.ws.close()
})

it('after the bus lost messages the devices of members read their snapshots again', async () => {
  const advance = useManualTicks()
  site = await start(1_000)
  const own = site.publisher(TOPIC.user('7'))
  own.publish('text', '你好')
  const phone = await logIn('member-7')
  await follow(phone, 'user/7')
  site.bus.publish(RESTORED_SUBJECT, null)
  site.bus.publish(RESTORED_SUBJECT, null)
  await until(() => {
    advance(1)
    return phone.got.length > 2
  })
  advance(10)
  await sendHeartbeat(phone)
  const { epoch } = phone.got[1] as Position
  const subscribed = { op: 'subscribed', topic: 'user/7', epoch, seq: 1, recovered: false }
  expect(phone.got.slice(2)).toEqual([subscribed, 0])
  phone.ws.close()
})

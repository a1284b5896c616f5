import { CLOSE } from '../contracts/sockets'
import { createImSocket } from './create-im-socket'
import { createManualClock } from './testing/manual-clock'
import { ScriptedSocket } from './testing/scripted-socket'

const flush = () => new Promise<void>((resolve) => setTimeout(resolve))

function setUp() {
  ScriptedSocket.all = []
  const clock = createManualClock()
  const session = { token: null as string | null }
  let tickets = 0
  const askAddress = jest.fn(async () => ({
    token: `ticket ${++tickets}`,
    lotteryAddress: [
      { protocol: 'wss', host: 'a.example', port: 443 },
      { protocol: 'wss', host: 'b.example', port: 444 },
    ],
  }))
  const onNoToken = jest.fn()
  const im = createImSocket({
    askAddress,
    getToken: () => session.token,
    onNoToken,
    WebSocket: ScriptedSocket.asWebSocket(),
    clock,
    random: () => 1,
  })
  const login = async (token: string | null) => {
    session.token = token
    im.refresh()
    await flush()
  }
  return { clock, im, askAddress, onNoToken, login }
}

it('exists only with a token: nothing for a visitor, closed at logout', async () => {
  const { im, askAddress, login } = setUp()
  await login(null)
  expect(askAddress).not.toHaveBeenCalled()
  await login('t1')
  ScriptedSocket.latest().open()
  expect(im.state()).toBe('ready')
  await login('')
  expect(im.state()).toBe('idle')
  expect(ScriptedSocket.latest().isClosedByPage).toBe(true)
  expect(ScriptedSocket.all).toHaveLength(1)
})

it('asks for the address first, then logs in with 10014 and its ticket', async () => {
  const { login } = setUp()
  await login('t1')
  expect(ScriptedSocket.latest().url).toBe('wss://a.example:443/ws/im')
  ScriptedSocket.latest().open()
  expect(ScriptedSocket.latest().sent).toEqual(['{"code":10014,"accessToken":"ticket 1"}'])
})

it('a refresh with the same token changes nothing, another token reconnects', async () => {
  const { login } = setUp()
  await login('t1')
  ScriptedSocket.latest().open()
  await login('t1')
  expect(ScriptedSocket.all).toHaveLength(1)
  await login('t2')
  ScriptedSocket.latest().open()
  expect(ScriptedSocket.latest().sent).toEqual(['{"code":10014,"accessToken":"ticket 2"}'])
})

it('sends "0" after ten seconds of silence; any message starts the count again', async () => {
  const { clock, login } = setUp()
  await login('t1')
  const socket = ScriptedSocket.latest()
  socket.open()
  clock.advance(9_000)
  socket.say({ code: 10000, data: 1 })
  clock.advance(9_000)
  expect(socket.sent).toHaveLength(1)
  clock.advance(1_000)
  expect(socket.sent).toEqual([socket.sent[0], '0'])
})

it('reconnects after five seconds with the next address, or after a failed lookup', async () => {
  const { clock, askAddress, im, login } = setUp()
  await login('t1')
  ScriptedSocket.latest().open()
  ScriptedSocket.latest().drop()
  expect(im.state()).toBe('waiting')
  askAddress.mockRejectedValueOnce(new Error('offline'))
  clock.advance(5_000)
  await flush()
  expect(askAddress).toHaveBeenCalledTimes(2)
  expect(ScriptedSocket.all).toHaveLength(1)
  clock.advance(7_500)
  await flush()
  expect(ScriptedSocket.latest().url).toBe('wss://b.example:444/ws/im')
})

it('follows a topic of the member behind the login, and again after a reconnection', async () => {
  const { clock, im, login } = setUp()
  const [page, events] = [new AbortController(), [] as unknown[]]
  im.subscribe(
    'user/7',
    { onEvent: ({ data }) => events.push(data) },
    { signal: page.signal, since: () => ({ epoch: 'e', seq: 3 }) },
  )
  await login('t1')
  const socket = ScriptedSocket.latest()
  socket.open()
  const position = { epoch: 'e', seq: 3 }
  const sub = JSON.stringify({ op: 'sub', topic: 'user/7', since: position })
  expect(socket.sent).toEqual(['{"code":10014,"accessToken":"ticket 1"}', sub])
  const frames = [
    { code: 10014 },
    { op: 'subscribed', topic: 'user/7', ...position, recovered: true },
    'nonsense',
    { code: 10000, data: 'of another time' },
    { op: 'event', topic: 'user/7', epoch: 'e', seq: 4, data: { code: 10039 } },
  ]
  for (const frame of frames) socket.say(frame)
  expect(events).toEqual([{ code: 10039 }])
  socket.drop()
  clock.advance(5_000)
  await flush()
  ScriptedSocket.latest().open()
  expect(ScriptedSocket.latest().sent[1]).toBe(
    JSON.stringify({ op: 'sub', topic: 'user/7', since: { epoch: 'e', seq: 4 } }),
  )
  page.abort()
  expect(ScriptedSocket.latest().sent[2]).toBe('{"op":"unsub","topic":"user/7"}')
})

it('a session that has ended ends its subscriptions', async () => {
  const { im, login } = setUp()
  const rejected: string[] = []
  const handlers = { onEvent: () => {}, onRefused: (reason: string) => rejected.push(reason) }
  const { signal } = new AbortController()
  im.subscribe('user/7', handlers, { signal })
  await login('t1')
  ScriptedSocket.latest().open()
  ScriptedSocket.latest().say({ code: 10014 })
  ScriptedSocket.latest().say({ code: 401 })
  expect(rejected).toEqual(['no token'])
  im.subscribe('user/7', handlers, { signal })
  await flush()
  expect(rejected).toEqual(['no token', 'connection closed'])
})

it('the first no-token code logs out once and the socket does not come back', async () => {
  const { clock, onNoToken, login } = setUp()
  await login('t1')
  const socket = ScriptedSocket.latest()
  socket.open()
  socket.say({ code: 10014 })
  socket.say({ code: 401 })
  socket.say({ code: 401 })
  socket.drop(CLOSE.noToken)
  clock.advance(600_000)
  await flush()
  expect(onNoToken).toHaveBeenCalledTimes(1)
  expect(ScriptedSocket.all).toHaveLength(1)
  await login('t2')
  expect(ScriptedSocket.all).toHaveLength(2)
})

it('a close that says no token logs out too', async () => {
  const { onNoToken, login } = setUp()
  await login('t1')
  ScriptedSocket.latest().open()
  ScriptedSocket.latest().drop(CLOSE.noToken)
  expect(onNoToken).toHaveBeenCalledTimes(1)
})

it('a leaving server says when to come again', async () => {
  const { clock, login } = setUp()
  await login('t1')
  ScriptedSocket.latest().open()
  ScriptedSocket.latest().say({ code: 503, data: { retryAfterMs: 1_234 } })
  ScriptedSocket.latest().drop(CLOSE.shutdown)
  clock.advance(1_234)
  await flush()
  expect(ScriptedSocket.all).toHaveLength(2)
})

it('a rejected ticket is retried once with a new one before a logout', async () => {
  const { onNoToken, im, login } = setUp()
  await login('t1')
  const [first] = ScriptedSocket.all
  first?.open()
  first?.say({ code: 401 })
  await flush()
  expect(onNoToken).not.toHaveBeenCalled()
  ScriptedSocket.latest().open()
  expect(ScriptedSocket.latest().sent).toEqual(['{"code":10014,"accessToken":"ticket 2"}'])
  expect(im.state()).toBe('ready')
  ScriptedSocket.latest().say({ code: 401 })
  await flush()
  expect(onNoToken).toHaveBeenCalledTimes(1)
  expect(ScriptedSocket.all).toHaveLength(2)
})

it('without a ticket the token is unknown: the session ends at once', async () => {
  const { askAddress, onNoToken, login } = setUp()
  const { lotteryAddress } = await askAddress()
  askAddress.mockResolvedValue({ token: '', lotteryAddress })
  await login('t1')
  ScriptedSocket.latest().open()
  ScriptedSocket.latest().say({ code: 401 })
  expect(onNoToken).toHaveBeenCalledTimes(1)
})

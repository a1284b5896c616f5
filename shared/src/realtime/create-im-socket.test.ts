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
  const messages: unknown[] = []
  im.onMessage((message) => messages.push(message), new AbortController().signal)
  const login = async (token: string | null) => {
    session.token = token
    im.refresh()
    await flush()
  }
  return { clock, im, askAddress, onNoToken, messages, login }
}

it('exists only with a token: nothing for a visitor, closed at logout', async () => {
  const { im, askAddress, login } = setUp()
  await login(null)
  expect(askAddress).not.toHaveBeenCalled()
  await login('t1')
  ScriptedSocket.latest().open()
  expect(im.isConnected()).toBe(true)
  await login('')
  expect(im.isConnected()).toBe(false)
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
  expect(im.isConnected()).toBe(false)
  askAddress.mockRejectedValueOnce(new Error('offline'))
  clock.advance(5_000)
  await flush()
  expect(askAddress).toHaveBeenCalledTimes(2)
  expect(ScriptedSocket.all).toHaveLength(1)
  clock.advance(7_500)
  await flush()
  expect(ScriptedSocket.latest().url).toBe('wss://b.example:444/ws/im')
})

it('passes every message on, but not the handshake', async () => {
  const { messages, login } = setUp()
  await login('t1')
  const socket = ScriptedSocket.latest()
  socket.open()
  for (const frame of [
    { code: 10014 },
    '0',
    { code: 10000, data: { text: '你好' } },
    'nonsense',
    { code: 10035 },
  ]) {
    socket.say(frame)
  }
  expect(messages).toEqual([
    { code: 10000, data: { text: '你好' } },
    { code: 10035, data: undefined },
  ])
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
  expect(im.isConnected()).toBe(true)
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

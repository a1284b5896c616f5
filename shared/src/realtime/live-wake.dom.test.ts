import { closePage, event, flush, ready } from './testing/live-page'
import { ScriptedSocket } from './testing/scripted-socket'

afterEach(closePage)

it('sends a heartbeat after ten seconds of silence and gives up after twenty', async () => {
  const { clock, live } = await ready()
  const socket = ScriptedSocket.latest()
  clock.advance(9_000)
  socket.say(event(6))
  clock.advance(9_999)
  expect(socket.sent).not.toContain('0')
  clock.advance(1)
  expect(socket.sent.at(-1)).toBe('0')
  socket.say('0')
  clock.advance(10_000)
  expect(live.state()).toBe('ready')
  expect(socket.sent.filter((text) => text === '0')).toHaveLength(2)
  clock.advance(10_000)
  expect(live.state()).toBe('waiting')
  expect(socket.isClosedByPage).toBe(true)
})

it.each([
  ['online', () => window.dispatchEvent(new Event('online'))],
  ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'shown from the cache',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('a page that is %s again tries at once', async (_, wake) => {
  await ready()
  ScriptedSocket.latest().drop()
  wake()
  await flush()
  expect(ScriptedSocket.all).toHaveLength(2)
})

it('a page that wakes up with a dead connection notices within five seconds', async () => {
  const { clock, live } = await ready()
  window.dispatchEvent(new Event('online'))
  expect(ScriptedSocket.latest().sent.at(-1)).toBe('0')
  clock.advance(5_000)
  expect(live.state()).toBe('waiting')
})

it('a page that wakes up with a living connection keeps it', async () => {
  const { clock, live } = await ready()
  clock.advance(1)
  window.dispatchEvent(new Event('online'))
  clock.advance(1)
  ScriptedSocket.latest().say('0')
  clock.advance(5_000)
  expect(live.state()).toBe('ready')
})

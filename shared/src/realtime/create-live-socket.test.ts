import { CLOSE } from '../contracts/sockets'
import { closePage, flush, follow, ready, setUp } from './testing/live-page'
import { ScriptedSocket } from './testing/scripted-socket'

afterEach(closePage)

it('connects when the first subscriber comes and not before', async () => {
  const { live, moves } = setUp()
  await flush()
  expect(ScriptedSocket.all).toHaveLength(0)
  follow(live)
  await flush()
  expect(ScriptedSocket.latest().url).toBe('ws://server/ws/live?v=1')
  ScriptedSocket.latest().open()
  expect(live.state()).toBe('connecting')
  ScriptedSocket.latest().welcome()
  expect(ScriptedSocket.latest().sent).toEqual(['{"op":"sub","topic":"board/football"}'])
  expect(moves).toEqual([
    ['connecting', 'first subscriber'],
    ['ready', 'welcome'],
  ])
})

it('stays fifteen seconds after the last subscriber and then goes', async () => {
  const { clock, live, leave } = await ready()
  leave()
  expect(ScriptedSocket.latest().sent.at(-1)).toBe('{"op":"unsub","topic":"board/football"}')
  clock.advance(14_000)
  expect(live.state()).toBe('ready')
  const again = follow(live)
  clock.advance(5_000)
  expect(live.state()).toBe('ready')
  again.leave()
  clock.advance(15_000)
  expect(live.state()).toBe('idle')
  expect(ScriptedSocket.latest().isClosedByPage).toBe(true)
  expect(clock.pending()).toBe(0)
})

it('gives the handshake five seconds', async () => {
  const { clock, live, moves } = setUp()
  follow(live)
  await flush()
  ScriptedSocket.latest().open()
  clock.advance(5_000)
  expect(moves.at(-1)).toEqual(['waiting', 'no connection in time'])
  expect(ScriptedSocket.latest().isClosedByPage).toBe(true)
})

it.each([
  [0, [2_500, 2_500, 2_500, 2_500, 3_750, 5_625]],
  [1, [5_000, 5_000, 5_000, 5_000, 7_500, 11_250]],
])(
  'waits as long four times, then longer each time, spread by chance (%s)',
  async (random, delays) => {
    const { clock, live } = setUp(random)
    follow(live)
    for (const delayMs of delays) {
      await flush()
      const tries = ScriptedSocket.all.length
      ScriptedSocket.latest().drop()
      clock.advance(delayMs - 1)
      await flush()
      expect(ScriptedSocket.all).toHaveLength(tries)
      clock.advance(1)
      await flush()
      expect(ScriptedSocket.all).toHaveLength(tries + 1)
    }
  },
)

it('never waits longer than thirty seconds', async () => {
  const { clock, live } = setUp(1)
  follow(live)
  for (let round = 1; round <= 12; round++) {
    await flush()
    expect(ScriptedSocket.all).toHaveLength(round)
    ScriptedSocket.latest().drop()
    // Exactly: what is left over would run down the next try's five seconds.
    for (let waitedMs = 0; live.state() === 'waiting'; waitedMs += 250) {
      expect(waitedMs).toBeLessThan(30_000)
      clock.advance(250)
    }
  }
})

it('reconnects quickly once when the server closed this socket alone', async () => {
  const { clock } = await ready(0.2)
  ScriptedSocket.latest().drop(CLOSE.slow)
  clock.advance(200)
  await flush()
  expect(ScriptedSocket.all).toHaveLength(2)
  ScriptedSocket.latest().welcome()
  ScriptedSocket.latest().drop(CLOSE.slow)
  clock.advance(2_900)
  await flush()
  expect(ScriptedSocket.all).toHaveLength(2)
  clock.advance(200)
  await flush()
  expect(ScriptedSocket.all).toHaveLength(3)
})

it('comes back when a leaving server said', async () => {
  const { clock } = await ready()
  ScriptedSocket.latest().say({ op: 'leave', retryAfterMs: 7_777 })
  ScriptedSocket.latest().drop(CLOSE.shutdown)
  clock.advance(7_776)
  await flush()
  expect(ScriptedSocket.all).toHaveLength(1)
  clock.advance(1)
  await flush()
  expect(ScriptedSocket.all).toHaveLength(2)
})

it.each([3500, 3501, 3502, 3505, 4500])('does not come back after close code %s', async (code) => {
  const { clock, live, received } = await ready()
  ScriptedSocket.latest().drop(code, true, 'for good')
  clock.advance(600_000)
  await flush()
  expect(live.state()).toBe('closed')
  expect(ScriptedSocket.all).toHaveLength(1)
  expect(received.at(-1)).toBe('refused: for good')
  const late = follow(live)
  await flush()
  expect(late.received).toEqual(['refused: connection closed'])
})

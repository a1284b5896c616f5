import { CLOSE } from '../contracts'
import { createLiveSocket } from './create-live-socket'
import type { ConnectionState } from './live-socket'
import { createManualClock } from './testing/manual-clock'
import { ScriptedSocket } from './testing/scripted-socket'

let live: ReturnType<typeof createLiveSocket> | null = null
afterEach(() => live?.close())

const flush = () => new Promise<void>((resolve) => setTimeout(resolve))

function setUp(random = 0.5) {
  ScriptedSocket.all = []
  const clock = createManualClock()
  const made = createLiveSocket({
    url: 'ws://server/ws/live',
    WebSocket: ScriptedSocket.asWebSocket(),
    clock,
    random: () => random,
  })
  live = made
  const moves: [ConnectionState, string][] = []
  made.onState((state, reason) => moves.push([state, reason]), new AbortController().signal)
  return { clock, live: made, moves }
}

/** Follows one topic and notes what it hears. */
function follow(
  live: ReturnType<typeof setUp>['live'],
  topic = 'board/football',
  since?: { epoch: string; seq: number },
) {
  const heard: unknown[] = []
  const leaving = new AbortController()
  live.subscribe(
    topic,
    {
      onEvent: (event) => heard.push(event.seq),
      onSubscribed: ({ seq, recovered }) => heard.push(`at ${seq} ${recovered ? 'whole' : 'anew'}`),
      onStale: (reason) => heard.push(`stale: ${reason}`),
      onRefused: (reason) => heard.push(`refused: ${reason}`),
    },
    { signal: leaving.signal, since: () => since },
  )
  return { heard, leave: () => leaving.abort() }
}

const subscribed = (seq: number, recovered = false) => ({
  op: 'subscribed',
  topic: 'board/football',
  epoch: 'e',
  seq,
  recovered,
})
const event = (seq: number) => ({ op: 'event', topic: 'board/football', epoch: 'e', seq, data: null })

async function ready(random?: number) {
  const site = setUp(random)
  const follower = follow(site.live)
  await flush()
  ScriptedSocket.latest().welcome()
  ScriptedSocket.latest().say(subscribed(5))
  return { ...site, ...follower }
}

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

it('gives a connection five seconds to greet', async () => {
  const { clock, live, moves } = setUp()
  follow(live)
  await flush()
  ScriptedSocket.latest().open()
  clock.advance(5_000)
  expect(moves.at(-1)).toEqual(['waiting', 'no connection in time'])
  expect(ScriptedSocket.latest().isClosedByPage).toBe(true)
})

it.each([
  [0, [2_500, 3_750, 5_625]],
  [1, [5_000, 7_500, 11_250]],
])('waits longer each time, spread by chance (%s)', async (random, delays) => {
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
})

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

it('asks for what it missed when it comes back', async () => {
  const { clock, heard } = await ready()
  ScriptedSocket.latest().say(event(6))
  ScriptedSocket.latest().drop()
  clock.advance(5_000)
  await flush()
  ScriptedSocket.latest().welcome()
  expect(ScriptedSocket.latest().sent).toEqual([
    '{"op":"sub","topic":"board/football","since":{"epoch":"e","seq":6}}',
  ])
  for (const frame of [subscribed(8, true), event(7), event(8), event(8), event(9)])
    ScriptedSocket.latest().say(frame)
  expect(heard).toEqual(['at 5 anew', 6, 'stale: closed 1006', 'at 8 whole', 7, 8, 9])
})

it('comes back quickly when the server closed this socket alone, but not twice in a row', async () => {
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
  const { clock, live, heard } = await ready()
  ScriptedSocket.latest().drop(code, true, 'for good')
  clock.advance(600_000)
  await flush()
  expect(live.state()).toBe('closed')
  expect(ScriptedSocket.all).toHaveLength(1)
  expect(heard.at(-1)).toBe('refused: for good')
  const late = follow(live)
  await flush()
  expect(late.heard).toEqual(['refused: connection closed'])
})

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

it('two subscribers of a topic share one subscription on the wire', async () => {
  const { live, heard, leave } = await ready()
  const second = follow(live)
  const upToDate = follow(live, 'board/football', { epoch: 'e', seq: 5 })
  await flush()
  const socket = ScriptedSocket.latest()
  socket.say(event(6))
  expect(socket.sent).toHaveLength(1)
  expect([heard, second.heard, upToDate.heard]).toEqual([
    ['at 5 anew', 6],
    ['at 5 anew', 6],
    ['at 5 whole', 6],
  ])
  leave()
  second.leave()
  expect(socket.sent).toHaveLength(1)
  socket.say(event(7))
  expect([heard, upToDate.heard]).toEqual([
    ['at 5 anew', 6],
    ['at 5 whole', 6, 7],
  ])
})

it('a refused topic ends for its subscriber, a busy owner is asked again', async () => {
  const { clock, live } = await ready()
  const socket = ScriptedSocket.latest()
  const lost = follow(live, 'match/football/1')
  const busy = follow(live, 'match/football/2')
  socket.say({ op: 'refused', topic: 'match/football/1', reason: 'topic.unknown', message: '' })
  socket.say({ op: 'refused', topic: 'match/football/2', reason: 'server.busy', message: '' })
  expect(lost.heard).toEqual(['refused: topic.unknown'])
  expect(busy.heard).toEqual(['stale: server.busy'])
  clock.advance(5_000)
  expect(socket.sent.filter((text) => text.includes('football/2'))).toHaveLength(2)
  expect(socket.sent.filter((text) => text.includes('football/1'))).toHaveLength(1)
})

it('frames that make no sense are passed over', async () => {
  const { heard, live } = await ready()
  for (const frame of [
    'nonsense',
    '[]',
    '{"op":"event"}',
    '{"op":"later"}',
    { ...event(6), topic: 'another' },
  ]) {
    ScriptedSocket.latest().say(frame)
  }
  ScriptedSocket.latest().say(event(6))
  expect(heard).toEqual(['at 5 anew', 6])
  expect(live.state()).toBe('ready')
})

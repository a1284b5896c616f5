import { closePage, event, flush, follow, ready, subscribed } from './testing/live-page'
import { ScriptedSocket } from './testing/scripted-socket'

afterEach(closePage)

it('asks for what it missed when it comes back', async () => {
  const { clock, received } = await ready()
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
  expect(received).toEqual(['at 5 lost', 6, 'stale: closed 1006', 'at 8 recovered', 7, 8, 9])
})

it('two subscribers of a topic share one subscription on the wire', async () => {
  const { live, received, leave } = await ready()
  const second = follow(live)
  const upToDate = follow(live, 'board/football', { epoch: 'e', seq: 5 })
  await flush()
  const socket = ScriptedSocket.latest()
  socket.say(event(6))
  expect(socket.sent).toHaveLength(1)
  expect([received, second.received, upToDate.received]).toEqual([
    ['at 5 lost', 6],
    ['at 5 lost', 6],
    ['at 5 recovered', 6],
  ])
  leave()
  second.leave()
  expect(socket.sent).toHaveLength(1)
  socket.say(event(7))
  expect([received, upToDate.received]).toEqual([
    ['at 5 lost', 6],
    ['at 5 recovered', 6, 7],
  ])
})

it('a refused topic ends for its subscriber, a busy owner is asked again', async () => {
  const { clock, live } = await ready()
  const socket = ScriptedSocket.latest()
  const lost = follow(live, 'match/football/1')
  const busy = follow(live, 'match/football/2')
  socket.say({ op: 'refused', topic: 'match/football/1', reason: 'topic.unknown', message: '' })
  socket.say({ op: 'refused', topic: 'match/football/2', reason: 'server.busy', message: '' })
  expect(lost.received).toEqual(['refused: topic.unknown'])
  expect(busy.received).toEqual(['stale: server.busy'])
  clock.advance(5_000)
  expect(socket.sent.filter((text) => text.includes('football/2'))).toHaveLength(2)
  expect(socket.sent.filter((text) => text.includes('football/1'))).toHaveLength(1)
})

it('a subscription is sent again only while its answer is missing', async () => {
  const { clock, live } = await ready()
  const socket = ScriptedSocket.latest()
  const lost = follow(live, 'match/football/1')
  clock.advance(5_000)
  socket.say(event(6))
  clock.advance(5_000)
  expect(socket.sent.filter((text) => text.includes('football/1'))).toHaveLength(2)
  socket.say({ ...subscribed(3), topic: 'match/football/1' })
  expect(lost.received).toEqual(['at 3 lost'])
  for (let passed = 0; passed < 30_000; passed += 5_000) {
    socket.say('0')
    clock.advance(5_000)
  }
  expect(socket.sent.filter((text) => text.includes('"sub"'))).toHaveLength(3)
})

it('frames that make no sense are passed over', async () => {
  const { received, live } = await ready()
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
  expect(received).toEqual(['at 5 lost', 6])
  expect(live.state()).toBe('ready')
})

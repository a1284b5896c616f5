import fc from 'fast-check'
import { type ClientFrame, isTopicName, type ServerFrame } from './frames'
import {
  encodeClientFrame,
  encodeImFrame,
  encodeServerFrame,
  parseClientFrame,
  parseImFrame,
  parseServerFrame,
} from './parse-frame'

const topic = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}(\/[A-Za-z0-9_-]{1,20}){0,3}$/)
const epoch = fc.string({ minLength: 1, maxLength: 64 })
const seq = fc.nat()
const clientFrame: fc.Arbitrary<ClientFrame> = fc.oneof(
  fc.record({ op: fc.constant('sub' as const), topic }),
  fc.record({ op: fc.constant('sub' as const), topic, since: fc.record({ epoch, seq }) }),
  fc.record({ op: fc.constant('unsub' as const), topic }),
)
const serverFrame: fc.Arbitrary<ServerFrame> = fc.oneof(
  fc.record({ op: fc.constant('welcome' as const), v: seq, connection: fc.string() }),
  fc.record({ op: fc.constant('subscribed' as const), topic, epoch, seq, recovered: fc.boolean() }),
  fc.record({
    op: fc.constant('event' as const),
    topic,
    epoch,
    seq,
    data: fc.constantFrom(null, 1, { a: [1] }),
  }),
  fc.record({
    op: fc.constant('refused' as const),
    topic,
    reason: fc.string(),
    message: fc.string(),
  }),
  fc.record({ op: fc.constant('leave' as const), retryAfterMs: seq }),
)

it('what one end writes the other end reads', () => {
  fc.assert(
    fc.property(clientFrame, (frame) =>
      expect(parseClientFrame(encodeClientFrame(frame))).toEqual({ ok: true, frame }),
    ),
  )
  fc.assert(
    fc.property(serverFrame, (frame) =>
      expect(parseServerFrame(encodeServerFrame(frame))).toEqual(frame),
    ),
  )
  const login = { code: 10014, accessToken: 't' }
  expect(parseImFrame(encodeImFrame(login))).toEqual({ ok: true, frame: login })
})

it('no text makes a parser throw', () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object().map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(text, (anything) => {
      for (const parse of [parseClientFrame, parseImFrame])
        expect(typeof parse(anything).ok).toBe('boolean')
      expect(parseServerFrame(anything)).toBeNull()
    }),
  )
})

it.each([
  ['nonsense', 'not_json'],
  ['', 'not_json'],
  ['null', 'not_an_object'],
  ['[1]', 'not_an_object'],
  ['0', 'not_an_object'],
  ['{}', 'bad_field'],
  ['{"op":7}', 'bad_field'],
  ['{"op":"dance"}', 'unknown_op'],
  ['{"op":"sub"}', 'bad_topic'],
  ['{"op":"sub","topic":"a//b"}', 'bad_topic'],
  ['{"op":"sub","topic":"a","since":7}', 'bad_position'],
  ['{"op":"sub","topic":"a","since":{"epoch":"","seq":1}}', 'bad_position'],
  ['{"op":"sub","topic":"a","since":{"epoch":"e","seq":1.5}}', 'bad_position'],
])('a client frame %s is refused as %s', (text, fault) => {
  expect(parseClientFrame(text)).toEqual({ ok: false, fault })
})

it.each([
  ['nonsense'],
  ['null'],
  ['{"op":"dance"}'],
  ['{"op":"event","topic":"a","epoch":"e","seq":-1}'],
  ['{"op":"event","topic":"a//b","epoch":"e","seq":1}'],
  ['{"op":"subscribed","topic":"a","epoch":"e","seq":1,"recovered":1}'],
  ['{"op":"refused","topic":"a","reason":"server.busy"}'],
  ['{"op":"welcome","v":1}'],
  ['{"op":"leave","retryAfterMs":"1"}'],
])('%s is no server frame', (text) => {
  expect(parseServerFrame(text)).toBeNull()
})

it.each([
  ['nonsense', 'not_json'],
  ['[]', 'not_an_object'],
  ['{"code":"1"}', 'bad_field'],
  ['{"code":1,"accessToken":1}', 'bad_field'],
  ['{"code":1,"message":null}', 'bad_field'],
])('an im frame %s is refused as %s', (text, fault) => {
  expect(parseImFrame(text)).toEqual({ ok: false, fault })
})

it('a subscriber without a position may send null', () => {
  expect(parseClientFrame('{"op":"sub","topic":"a","since":null}').ok).toBe(true)
})

it('fields of a newer peer break nothing', () => {
  expect(parseClientFrame('{"op":"sub","topic":"a","later":1}')).toMatchObject({
    ok: true,
    frame: { op: 'sub', topic: 'a' },
  })
})

it('a topic name cannot reach another subject of the bus', () => {
  for (const name of ['a.b', 'a.*', '>', 'a b', 'a/', '/a', '', 'x'.repeat(129), 'é', 7, null])
    expect(isTopicName(name)).toBe(false)
  for (const name of ['board/football', 'user/AbC_-9', 'x'.repeat(128)])
    expect(isTopicName(name)).toBe(true)
})

import type { Socket } from 'node:net'
import { CLOSE, LIMITS, TOPIC } from '@saidian/shared/contracts/sockets'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'

const BOARD = TOPIC.footballBoard
let site: TestGateway
const open = () => TestClient.open(site.liveUrl)

afterEach(() => site.stop())

describe('frames of a broken or hostile peer', () => {
  const text = (payload: string) => (client: TestClient) => client.send(payload)
  const bytes =
    (...values: number[]) =>
    (client: TestClient) => {
      // Writes to the TCP socket directly, without the WebSocket library.
      const raw = (client.ws as unknown as { _socket: Socket })._socket
      raw.write(Buffer.from(values))
    }
  const bad: [what: string, send: (client: TestClient) => void, code: number][] = [
    ['garbage', text('garbage'), CLOSE.malformed],
    ['an empty text', text(''), CLOSE.malformed],
    ['truncated JSON', text('{"op":"sub","topic":"board/foot'), CLOSE.malformed],
    ['a JSON array', text('[{"op":"sub"}]'), CLOSE.malformed],
    ['a JSON number', text('12'), CLOSE.malformed],
    ['null', text('null'), CLOSE.malformed],
    ['an operation that is a number', text('{"op":1}'), CLOSE.malformed],
    ['no operation', text('{}'), CLOSE.malformed],
    ['ten thousand nested arrays', text('['.repeat(8000)), CLOSE.malformed],
    ['a binary frame', (client) => client.ws.send(Buffer.from('{"op":"sub"}')), CLOSE.malformed],
    [
      'an oversized frame',
      (client) => client.ws.send(Buffer.alloc(LIMITS.frameBytes + 1, 0x20).toString()),
      1009,
    ],
    [
      'a frame that claims four gigabytes',
      bytes(0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4),
      1009,
    ],
    ['an unmasked frame', bytes(0x81, 0x02, 0x7b, 0x7d), 1002],
    ['reserved bits', bytes(0xf1, 0x80, 1, 2, 3, 4), 1002],
    ['an unknown opcode', bytes(0x83, 0x80, 1, 2, 3, 4), 1002],
    ['invalid UTF-8', bytes(0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28), 1007],
    ['a continuation of nothing', bytes(0x80, 0x80, 1, 2, 3, 4), 1002],
    ['a long ping', bytes(0x89, 0xfe, 0, 200, 0, 0, 0, 0), 1002],
  ]

  it('close it with the right code while a healthy socket misses nothing', async () => {
    site = await startTestGateway()
    const board = site.publisher(BOARD)
    const healthy = await open()
    await healthy.subscribe(BOARD)
    const codes: [string, number][] = []
    for (const [what, send] of bad) {
      const client = await open()
      send(client)
      codes.push([what, (await client.closed).code])
      board.publish('a', what)
    }
    expect(codes).toEqual(bad.map(([what, , code]) => [what, code]))
    await healthy.until(() => healthy.seqs().length === bad.length)
    expect(healthy.of('subscribed')).toHaveLength(1)
    await healthy.close()
  })

  it('get an error without closing when only the request makes no sense', async () => {
    site = await startTestGateway()
    site.publisher(BOARD)
    const client = await open()
    const soft: [string, string][] = [
      ['{"op":"fly"}', 'frame.malformed'],
      ['{"op":"sub"}', 'topic.unknown'],
      ['{"op":"sub","topic":"board/*"}', 'topic.unknown'],
      ['{"op":"sub","topic":"board.>"}', 'topic.unknown'],
      [`{"op":"sub","topic":"${'x'.repeat(10_000)}"}`, 'topic.unknown'],
      ['{"op":"sub","topic":"board/football","since":{"epoch":5,"seq":-1}}', 'frame.malformed'],
      ['{"op":"sub","topic":"__proto__"}', 'topic.unknown'],
    ]
    for (const [frame, reason] of soft) {
      const before = client.of('refused').length
      client.send(frame)
      expect(await client.next('refused', before)).toMatchObject({ reason })
    }
    expect(await client.subscribe(BOARD)).toMatchObject({ topic: BOARD })
    await client.close()
  })

  it('a valid frame that arrives byte by byte is parsed', async () => {
    site = await startTestGateway()
    site.publisher(BOARD)
    const client = await open()
    const frame = JSON.stringify({ op: 'sub', topic: BOARD, unknownField: true })
    for (const [at, letter] of [...frame].entries())
      client.ws.send(letter, { fin: at === frame.length - 1 })
    await client.next('subscribed')
    await client.close()
  })
})

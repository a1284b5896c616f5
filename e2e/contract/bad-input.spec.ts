import { once } from 'node:events'
import { CLOSE, LIMITS, LIVE_PATH } from '@saidian/shared/contracts'
import WebSocket from 'ws'
import { expect, test } from '../fixtures/test'

type Answer = { status: number; code: number; reason?: string; requestId?: string }

async function ask(url: string): Promise<Answer> {
  const answer = await fetch(url)
  const body = (await answer.json()) as { code: number; reason?: string; requestId?: string }
  return { status: answer.status, ...body }
}

const long = 'x'.repeat(10_000)

const wrongCalls: [string, string, { code: number; reason: string }][] = [
  [
    'a date that is no date',
    '/live/football/match?date=today',
    { code: 400, reason: 'request.invalid' },
  ],
  [
    'a day that does not exist',
    '/live/football/match?date=2026-13-45',
    { code: 400, reason: 'request.invalid' },
  ],
  [
    'a date outside the season',
    '/live/football/match?date=1970-01-01',
    { code: 400, reason: 'football.date_out_of_range' },
  ],
  ['no date', '/live/football/match', { code: 400, reason: 'request.invalid' }],
  [
    'a list type of the wrong kind',
    '/live/football/v1_1/live?type=abc',
    { code: 400, reason: 'request.invalid' },
  ],
  [
    'a list type that does not exist',
    '/live/football/v1_1/live?type=99',
    { code: 400, reason: 'request.invalid' },
  ],
  [
    '10 000 characters of leagues',
    `/live/football/match?date=2026-11-21&li=${long}`,
    { code: 400, reason: 'request.invalid' },
  ],
  [
    'an unknown league',
    '/live/football/match?date=2026-11-21&li=987654321',
    { code: 404, reason: 'football.no_such_league' },
  ],
  [
    'a league id that is no number',
    '/live/football/match?date=2026-11-21&li=1!x',
    { code: 400, reason: 'request.invalid' },
  ],
  ['an unknown call', '/live/football/nothing', { code: 404, reason: 'request.not_found' }],
]

for (const [what, path, expected] of wrongCalls) {
  test(`${what} gets a clear error`, async ({ product }) => {
    const answer = await ask(product.url + path)
    expect({ code: answer.code, reason: answer.reason }).toEqual(expected)
    expect(answer.requestId).toBeTruthy()
  })
}

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws') + LIVE_PATH)
  await once(socket, 'open')
  return socket
}

/** Follows the board and counts what arrives, as a healthy client beside the wrong ones. */
async function healthyClient(url: string) {
  const socket = await open(url)
  let events = 0
  socket.on('message', (bytes) => {
    if (String(bytes).includes('"op":"event"')) events += 1
  })
  socket.send(JSON.stringify({ op: 'sub', topic: 'board/football' }))
  return { socket, events: () => events }
}

/** What a wrong frame is answered by: a refusal by name, the end of the connection, or both. */
type Reaction = { refused: string | null; closed: { code: number; reason: string } | null }

const endedBy = (fault: string): Reaction => ({
  refused: 'frame.malformed',
  closed: { code: CLOSE.malformed, reason: fault },
})
/** A newer client may ask for more than this server knows: it is told so and may go on. */
const refusedAs = (reason: string): Reaction => ({ refused: reason, closed: null })
const TOO_BIG: Reaction = { refused: null, closed: { code: 1009, reason: '' } }

const wrongFrames: [string, string | Buffer, Reaction][] = [
  ['garbage', 'not json at all', endedBy('not_json')],
  ['a JSON array', '[1,2,3]', endedBy('not_an_object')],
  ['truncated JSON', '{"op":"sub","topic":', endedBy('not_json')],
  ['an operation of the wrong type', '{"op":7}', endedBy('bad_field')],
  ['an unknown operation', '{"op":"drop tables"}', refusedAs('frame.malformed')],
  ['a topic of the wrong type', '{"op":"sub","topic":42}', refusedAs('topic.unknown')],
  [
    'a topic of 10 000 characters',
    JSON.stringify({ op: 'sub', topic: long }),
    refusedAs('topic.unknown'),
  ],
  ['an oversized frame', 'x'.repeat(LIMITS.frameBytes + 1), TOO_BIG],
  ['a binary frame', Buffer.from([0, 1, 2, 3, 255]), endedBy('not_json')],
]

for (const [what, frame, reaction] of wrongFrames) {
  test(`${what} is answered by its name and a healthy client beside it notices nothing`, async ({
    product,
  }) => {
    const healthy = await healthyClient(product.url)
    const wrong = await open(product.url)
    expect(await reactionTo(wrong, frame)).toEqual(reaction)

    const before = healthy.events()
    await expect.poll(() => healthy.events(), { timeout: 12_000 }).toBeGreaterThan(before)
    expect(healthy.socket.readyState).toBe(WebSocket.OPEN)
    healthy.socket.close()
  })
}

test('an unknown topic is refused by name and the connection stays', async ({ product }) => {
  const socket = await open(product.url)
  const refused = apiError(socket)
  socket.send(JSON.stringify({ op: 'sub', topic: 'board/quidditch' }))
  expect(await refused).toMatchObject({ topic: 'board/quidditch', reason: 'topic.unknown' })
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
})

/** Sends a frame, then a good one: its answer or the end of the connection comes after everything said to the first. */
async function reactionTo(socket: WebSocket, frame: string | Buffer): Promise<Reaction> {
  let refused: string | null = null
  socket.on('message', (bytes) => {
    const said = JSON.parse(String(bytes)) as { op: string; reason: string }
    if (said.op === 'refused') refused = said.reason
  })
  const subscribed = new Promise<null>((resolve) => {
    socket.on('message', (bytes) => {
      if (String(bytes).includes('"op":"subscribed"')) resolve(null)
    })
  })
  const ended = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
  socket.send(frame)
  socket.send(JSON.stringify({ op: 'sub', topic: 'board/football' }))
  const closed = await Promise.race([ended, subscribed])
  socket.terminate()
  return { refused, closed }
}

function apiError(socket: WebSocket): Promise<{ topic?: string; reason: string }> {
  return new Promise((resolve) => {
    socket.on('message', (bytes) => {
      const text = String(bytes)
      if (text.includes('"op":"refused"')) resolve(JSON.parse(text))
    })
  })
}

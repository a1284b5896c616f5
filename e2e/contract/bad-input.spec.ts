import { once } from 'node:events'
import { CLOSE, LIMITS, LIVE_PATH } from '@saidian/shared/contracts/sockets'
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
  ['an invalid date', '/live/football/match?date=today', { code: 400, reason: 'request.invalid' }],
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
    'a league id that is not a number',
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

/** A healthy client: subscribes to the board and counts events. */
async function healthyClient(url: string) {
  const socket = await open(url)
  let events = 0
  socket.on('message', (bytes) => {
    if (String(bytes).includes('"op":"event"')) events += 1
  })
  socket.send(JSON.stringify({ op: 'sub', topic: 'board/football' }))
  return { socket, events: () => events }
}

/** Answer to a malformed frame: an error frame, a closed connection, or both. */
type Reaction = { error: string | null; closed: { code: number; reason: string } | null }

const closedBy = (fault: string): Reaction => ({
  error: 'frame.malformed',
  closed: { code: CLOSE.malformed, reason: fault },
})
/** A newer client may use unknown features: it gets an error frame and stays connected. */
const rejectedAs = (reason: string): Reaction => ({ error: reason, closed: null })
const TOO_BIG: Reaction = { error: null, closed: { code: 1009, reason: '' } }

const wrongFrames: [string, string | Buffer, Reaction][] = [
  ['garbage', 'not json at all', closedBy('not_json')],
  ['a JSON array', '[1,2,3]', closedBy('not_an_object')],
  ['truncated JSON', '{"op":"sub","topic":', closedBy('not_json')],
  ['an operation of the wrong type', '{"op":7}', closedBy('bad_field')],
  ['an unknown operation', '{"op":"drop tables"}', rejectedAs('frame.malformed')],
  ['a topic of the wrong type', '{"op":"sub","topic":42}', rejectedAs('topic.unknown')],
  [
    'a topic of 10 000 characters',
    JSON.stringify({ op: 'sub', topic: long }),
    rejectedAs('topic.unknown'),
  ],
  ['an oversized frame', 'x'.repeat(LIMITS.frameBytes + 1), TOO_BIG],
  ['a binary frame', Buffer.from([0, 1, 2, 3, 255]), closedBy('not_json')],
]

for (const [what, frame, reaction] of wrongFrames) {
  test(`${what} gets a named error and does not affect a healthy client`, async ({ product }) => {
    const healthy = await healthyClient(product.url)
    const wrong = await open(product.url)
    expect(await reactionTo(wrong, frame)).toEqual(reaction)

    const before = healthy.events()
    await expect.poll(() => healthy.events(), { timeout: 12_000 }).toBeGreaterThan(before)
    expect(healthy.socket.readyState).toBe(WebSocket.OPEN)
    healthy.socket.close()
  })
}

test('an unknown topic gets an error frame and the connection stays open', async ({ product }) => {
  const socket = await open(product.url)
  const error = apiError(socket)
  socket.send(JSON.stringify({ op: 'sub', topic: 'board/quidditch' }))
  expect(await error).toMatchObject({ topic: 'board/quidditch', reason: 'topic.unknown' })
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
})

/**
 * Sends a frame and then a valid one. The answer to the valid frame, or the end of the connection,
 * comes after every answer to the first.
 */
async function reactionTo(socket: WebSocket, frame: string | Buffer): Promise<Reaction> {
  let error: string | null = null
  socket.on('message', (bytes) => {
    const message = JSON.parse(String(bytes)) as { op: string; reason: string }
    if (message.op === 'refused') error = message.reason
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
  return { error, closed }
}

function apiError(socket: WebSocket): Promise<{ topic?: string; reason: string }> {
  return new Promise((resolve) => {
    socket.on('message', (bytes) => {
      const text = String(bytes)
      if (text.includes('"op":"refused"')) resolve(JSON.parse(text))
    })
  })
}

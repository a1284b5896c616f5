import { setTimeout as sleep } from 'node:timers/promises'
import { type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import {
  type Clock,
  createImSocket,
  createLiveSocket,
  followTopic,
  type TopicSocket,
} from '@saidian/shared/realtime'
import { WebSocket as NodeWebSocket } from 'ws'
import {
  startTestGateway,
  type TestGateway,
} from '../../../server/src/platform/gateway/testing/test-gateway'
import type { TestTopic } from '../../../server/src/platform/gateway/testing/test-topic'

/**
 * The browser's sockets against the real gateway over real connections; time passes ten times as
 * fast.
 */
const SPEED = 10
const fastClock: Clock = {
  now: () => performance.now() * SPEED,
  setTimeout: (task, ms) => setTimeout(task, ms / SPEED),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}
const WebSocket = NodeWebSocket as unknown as new (url: string) => globalThis.WebSocket
const BOARD = TOPIC.footballBoard

type Values = Record<string, unknown>
type Viewer = {
  values: Values
  applied: Position | null
  faults: string[]
  loads: number
  isLive: boolean
}

let site: TestGateway
let leaving: AbortController
const sockets: (TopicSocket & { close: () => void })[] = []
beforeEach(() => {
  leaving = new AbortController()
})
afterEach(async () => {
  leaving.abort()
  for (const socket of sockets.splice(0)) socket.close()
  await site.stop()
})

function openLive(): TopicSocket {
  const live = createLiveSocket({ url: site.liveUrl, WebSocket, clock: fastClock })
  sockets.push(live)
  return live
}

/** A page that shows the board; `publisherNow` answers its HTTP calls. */
function view(live: TopicSocket, publisherNow: () => TestTopic): Viewer {
  const viewer: Viewer = { values: {}, applied: null, faults: [], loads: 0, isLive: false }
  followTopic({
    socket: live,
    topic: BOARD,
    signal: leaving.signal,
    clock: fastClock,
    loadSnapshot: async () => {
      viewer.loads++
      const snapshot = publisherNow().snapshot()
      await sleep(Math.random() * 10)
      return snapshot
    },
    onSnapshot: ({ values, epoch, seq }) => {
      viewer.values = { ...values }
      viewer.applied = { epoch, seq }
    },
    onEvent: ({ epoch, seq, data }) => {
      if (viewer.applied?.epoch !== epoch || viewer.applied.seq + 1 !== seq)
        viewer.faults.push(`${epoch}:${seq}`)
      const { key, value } = data as { key: string; value: unknown }
      viewer.values[key] = value
      viewer.applied = { epoch, seq }
    },
    onStale: () => {
      viewer.isLive = false
    },
    onLive: () => {
      viewer.isLive = true
    },
  })
  return viewer
}

async function until(isTrue: () => boolean, withinMs = 8_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; !isTrue(); await sleep(5)) {
    if (Date.now() > deadline) throw new Error('not in time')
  }
}

/** Destroys every connection without a close frame, like a lost network. */
function disconnectAll(): void {
  site.server.emit('disconnect')
}

function makeDisconnectable(gatewaySite: TestGateway): void {
  gatewaySite.server.on('connection', (socket) => {
    const disconnect = () => socket.destroy()
    gatewaySite.server.on('disconnect', disconnect)
    socket.once('close', () => gatewaySite.server.off('disconnect', disconnect))
  })
}

const isUpToDate = (viewer: Viewer, publisher: TestTopic) => {
  const { epoch, seq } = publisher.position
  return viewer.applied?.epoch === epoch && viewer.applied.seq === seq
}

it('ten viewers that reconnect twenty times end in the right state without gaps', async () => {
  site = await startTestGateway()
  site.server.setMaxListeners(100)
  makeDisconnectable(site)
  const board = site.publisher(BOARD)
  const viewers = Array.from({ length: 10 }, () => view(openLive(), () => board))
  await until(() => viewers.every((viewer) => viewer.isLive))
  let count = 0
  const publishing = setInterval(() => board.publish(`match-${count % 30}`, count++), 4)
  for (let round = 0; round < 20; round++) {
    disconnectAll()
    await sleep(100 + Math.random() * 500)
  }
  clearInterval(publishing)
  board.publish('last', 'word')
  await until(() => viewers.every((viewer) => isUpToDate(viewer, board)))
  for (const viewer of viewers) {
    expect(viewer.faults).toEqual([])
    expect(viewer.values).toEqual(board.snapshot().values)
  }
}, 60_000)

it('a viewer learns of a new epoch and of an event that the bus lost', async () => {
  site = await startTestGateway({ tickMs: 50 })
  const board = site.publisher(BOARD)
  board.publish('a', 1)
  const viewer = view(openLive(), () => board)
  await until(() => viewer.isLive)
  board.restart()
  await until(() => isUpToDate(viewer, board))
  board.publish('a', 2, { lost: true })
  await until(() => isUpToDate(viewer, board))
  expect(viewer.values).toEqual({ a: 2 })
  expect(viewer.faults).toEqual([])
})

it('a viewer recovers by itself when its server returns on the same port', async () => {
  site = await startTestGateway()
  let publisher = site.publisher(BOARD)
  publisher.publish('score', '0-0')
  const live = openLive()
  const viewer = view(live, () => publisher)
  await until(() => viewer.isLive)
  const { port } = site
  await site.stop()
  await until(() => !viewer.isLive)

  site = await startTestGateway({}, port)
  publisher = site.publisher(BOARD)
  publisher.publish('score', '1-0')
  await until(() => viewer.isLive && isUpToDate(viewer, publisher))
  expect(viewer.values).toEqual({ score: '1-0' })
  expect(live.state()).toBe('ready')
  expect(viewer.faults).toEqual([])
})

it('an unpublished topic ends for its follower while the others go on', async () => {
  site = await startTestGateway()
  const board = site.publisher(BOARD)
  const live = openLive()
  const reasons: string[] = []
  const handlers = { onEvent: () => {}, onRefused: (reason: string) => reasons.push(reason) }
  live.subscribe('weather/tomorrow', handlers, { signal: leaving.signal })
  const viewer = view(live, () => board)
  await until(() => reasons.length === 1 && viewer.isLive)
  expect(reasons).toEqual(['topic.unknown'])
  board.publish('a', 1)
  await until(() => isUpToDate(viewer, board))
})

it('the member socket logs in, gets messages, reconnects and ends with the session', async () => {
  const knownTokens = new Set(['t7'])
  const tickets = new Set<string>()
  const authenticate = async (ticket: string) =>
    tickets.delete(ticket) ? { id: '7', sessionId: 's' } : null
  const issueTicket = (to: string | null) => {
    if (to === null || !knownTokens.has(to)) return ''
    const ticket = `ticket-${Math.random()}`
    tickets.add(ticket)
    return ticket
  }
  site = await startTestGateway({ authenticate })
  makeDisconnectable(site)
  const { port } = site
  let token: string | null = null
  let logouts = 0
  const im = createImSocket({
    askAddress: async () => ({
      token: issueTicket(token),
      lotteryAddress: [{ protocol: 'ws', host: '127.0.0.1', port }],
    }),
    getToken: () => token,
    onNoToken: () => logouts++,
    WebSocket,
    clock: fastClock,
  })
  const messages: unknown[] = []
  const own = site.publisher('user/7')
  im.subscribe(
    'user/7',
    { onEvent: ({ data }) => messages.push(data) },
    { signal: leaving.signal, since: () => ({ ...own.position, seq: 0 }) },
  )

  im.refresh()
  expect(im.state()).not.toBe('ready')
  token = 't7'
  im.refresh()
  await until(() => site.gateway.stats().members === 1)
  own.publish('text', 'first')
  await until(() => messages.length === 1)
  disconnectAll()
  await until(() => im.state() !== 'ready')
  await until(() => site.gateway.stats().members === 1 && im.state() === 'ready')
  own.publish('text', 'second')
  await until(() => messages.length === 2)
  expect(messages).toEqual([
    { key: 'text', value: 'first' },
    { key: 'text', value: 'second' },
  ])

  knownTokens.clear()
  disconnectAll()
  await until(() => logouts === 1)
  await sleep(1_500)
  expect({ logouts, ...site.gateway.stats() }).toMatchObject({ logouts: 1, im: 0 })
  expect(im.state()).not.toBe('ready')
  im.close()
})

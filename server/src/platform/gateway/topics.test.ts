import { type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import { topicSubject } from '../bus'
import { useManualTicks } from './testing/manual-ticks'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'
import type { TestTopic } from './testing/test-topic'

const BOARD = TOPIC.footballBoard
let site: TestGateway
let board: TestTopic
const open = () => TestClient.open(site.liveUrl)

/** The gateway answers a heartbeat after the frames before it. */
async function roundTrip(client: TestClient): Promise<void> {
  const answers = () => client.texts.filter((text) => text === '0').length
  const before = answers()
  client.send('0')
  await client.until(() => answers() > before)
}

beforeEach(async () => {
  site = await startTestGateway({ tickMs: 50 })
  board = site.publisher(BOARD)
})
afterEach(() => site.stop())

it('a subscriber gets the position of the topic and then every event once', async () => {
  board.publish('a', 1)
  const client = await open()
  expect(await client.subscribe(BOARD)).toMatchObject({ ...board.position, recovered: false })
  for (let n = 0; n < 100; n++) board.publish('a', n)
  await client.until(() => client.seqs().length === 100)
  expect(client.seqs()).toEqual(Array.from({ length: 100 }, (_, at) => at + 2))
  expect(client.of('event')[0]).toEqual({
    op: 'event',
    topic: BOARD,
    epoch: board.position.epoch,
    seq: 2,
    data: { key: 'a', value: 0 },
  })
  await client.close()
})

it('events published while the publisher is asked are neither lost nor doubled', async () => {
  const client = await open()
  const publishing = setInterval(() => board.publish('a', 1), 1)
  for (let round = 0; round < 30; round++) {
    const before = client.of('subscribed').length
    client.send({ op: 'sub', topic: BOARD })
    await client.next('subscribed', before)
    const events = client.seqs().length
    await client.until(() => client.seqs().length > events + 2)
    client.send({ op: 'unsub', topic: BOARD })
  }
  clearInterval(publishing)
  let expected: Position | null = null
  for (const frame of client.frames) {
    if (frame.op === 'subscribed') expected = { epoch: frame.epoch, seq: frame.seq }
    if (frame.op !== 'event' || !expected) continue
    expect(frame.seq).toBe(expected.seq + 1)
    expected = { epoch: frame.epoch, seq: frame.seq }
  }
  await client.close()
})

it('a client that reconnects with a position gets exactly what it missed', async () => {
  const client = await open()
  await client.subscribe(BOARD)
  board.publish('a', 1)
  await client.until(() => client.seqs().length === 1)
  const since = board.position
  await client.close()
  for (let n = 0; n < 50; n++) board.publish('a', n)

  const again = await open()
  expect(await again.subscribe(BOARD, since)).toMatchObject({ seq: 51, recovered: true })
  await again.until(() => again.seqs().length === 50)
  expect(again.seqs()).toEqual(Array.from({ length: 50 }, (_, at) => at + 2))
  await again.close()
})

it('a client that missed more than the stored events gets recovered: false', async () => {
  const client = await open()
  await client.subscribe(BOARD)
  board.publish('a', 1)
  await client.until(() => client.seqs().length === 1)
  const since = board.position
  await client.close()
  for (let n = 0; n < 300; n++) board.publish('a', n)
  const again = await open()
  expect(await again.subscribe(BOARD, since)).toMatchObject({ seq: 301, recovered: false })
  expect(await again.subscribe(BOARD, { epoch: 'another', seq: 301 })).toMatchObject({
    recovered: false,
  })
  await again.close()
})

it('events older than a minute are dropped', async () => {
  const tick = useManualTicks()
  const aged = await startTestGateway()
  const publisher = aged.publisher(BOARD)
  const client = await TestClient.open(aged.liveUrl)
  await client.subscribe(BOARD)
  publisher.publish('a', 1)
  publisher.publish('a', 2)
  await client.until(() => client.seqs().length === 2)
  tick(65)
  const again = await TestClient.open(aged.liveUrl)
  const answer = await again.subscribe(BOARD, { epoch: publisher.position.epoch, seq: 1 })
  expect(answer.recovered).toBe(false)
  await Promise.all([client.close(), again.close()])
  await aged.stop()
  jest.useRealTimers()
})

it('a reader newer than the bus counts as up to date', async () => {
  const client = await open()
  const newer = { ...board.position, seq: board.position.seq + 3 }
  expect(await client.subscribe(BOARD, newer)).toMatchObject({ seq: 0, recovered: true })
  await client.close()
})

it('fifty subscribers at once cause one question to the publisher', async () => {
  const clients = await Promise.all(Array.from({ length: 50 }, open))
  await Promise.all(clients.map((client) => client.subscribe(BOARD)))
  expect(board.asked).toBe(1)
  expect(site.gateway.stats()).toMatchObject({ live: 50, topics: 1 })
  await Promise.all(clients.map((client) => client.close()))
})

it('every subscriber gets a new epoch before its first event', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, open))
  await Promise.all(clients.map((client) => client.subscribe(BOARD)))
  board.publish('a', 1)
  board.restart()
  board.publish('b', 2)
  const { epoch } = board.position
  for (const client of clients) {
    await client.until(() => client.of('subscribed').some((frame) => frame.epoch === epoch))
    const announced = client.frames.findIndex(
      (frame) => frame.op === 'subscribed' && frame.epoch === epoch,
    )
    expect(client.frames[announced]).toMatchObject({ recovered: false })
    const early = client.frames
      .slice(0, announced)
      .filter((frame) => frame.op === 'event' && frame.epoch === epoch)
    expect(early).toEqual([])
    board.publish('c', 3)
    await client.until(() =>
      client.frames.some(
        (frame, at) => at > announced && frame.op === 'event' && frame.epoch === epoch,
      ),
    )
  }
  await Promise.all(clients.map((client) => client.close()))
})

it('a publisher that restarts and stays silent is noticed too', async () => {
  const client = await open()
  await client.subscribe(BOARD)
  board.restart()
  await client.until(() =>
    client.of('subscribed').some((frame) => frame.epoch === board.position.epoch),
  )
  await client.close()
})

it('an event that the bus lost is noticed even when no other follows', async () => {
  const client = await open()
  await client.subscribe(BOARD)
  board.publish('a', 1)
  board.publish('a', 2, { lost: true })
  const announced = await client.next('subscribed', 1)
  expect(announced).toMatchObject({ ...board.position, recovered: false })
  board.publish('a', 3)
  await client.until(() => client.seqs().includes(3))
  await client.close()
})

it('after a gap in the events no client gets recovered: true', async () => {
  const client = await open()
  await client.subscribe(BOARD)
  const since = board.publish('a', 1)
  board.publish('a', 2, { lost: true })
  board.publish('a', 3)
  await client.until(() => client.seqs().includes(3))
  expect(await client.subscribe(BOARD, since)).toMatchObject({ recovered: false })
  await client.close()
})

it('unknown, forbidden and unpublished topics get an error, and the socket goes on', async () => {
  const client = await open()
  const wanted: [string, string][] = [
    ['weather/tomorrow', 'topic.unknown'],
    ['board/football/extra', 'topic.unknown'],
    ['user/17', 'topic.not_allowed'],
    ['match/football/secret', 'topic.not_allowed'],
    ['match/football/77', 'server.busy'],
  ]
  for (const [topic, reason] of wanted) {
    const before = client.of('refused').length
    client.send({ op: 'sub', topic })
    expect(await client.next('refused', before)).toMatchObject({ topic, reason })
  }
  site.bus.respond('position.match.football.*', () => null, AbortSignal.timeout(10_000))
  const before = client.of('refused').length
  client.send({ op: 'sub', topic: 'match/football/78' })
  expect(await client.next('refused', before)).toMatchObject({
    topic: 'match/football/78',
    reason: 'topic.unknown',
  })
  await client.subscribe(BOARD)
  await client.until(() => site.gateway.stats().topics === 1)
  await client.close()
})

it('unsubscribing and subscribing again does not confuse a slow rule', async () => {
  const undecided: (() => void)[] = []
  const mayFollow = () => new Promise<boolean>((done) => undecided.push(() => done(true)))
  const slow = await startTestGateway({ topics: [{ pattern: 'board/football', mayFollow }] })
  const publisher = slow.publisher(BOARD)
  const client = await TestClient.open(slow.liveUrl)
  const decideNewestFirst = async () => {
    await roundTrip(client)
    for (const decide of undecided.splice(0).reverse()) decide()
    await roundTrip(client)
  }
  for (let round = 0; round < 60; round++) {
    client.send({ op: 'sub', topic: BOARD })
    if (round % 3 === 0) await decideNewestFirst()
    client.send({ op: 'unsub', topic: BOARD })
  }
  await decideNewestFirst()
  const silentFrom = client.frames.length
  publisher.publish('a', 1)
  await roundTrip(client)
  expect(client.frames).toHaveLength(silentFrom)
  const subscribed = client.subscribe(BOARD)
  await decideNewestFirst()
  await subscribed
  publisher.publish('a', 2)
  await client.until(() => client.seqs().includes(2))
  expect(client.seqs().filter((seq) => seq === 2)).toHaveLength(1)
  await client.close()
  await slow.stop()
})

it('one socket may follow 128 topics and no more', async () => {
  site.bus.respond(
    'position.match.football.*',
    () => ({ epoch: 'e', seq: 0 }),
    AbortSignal.timeout(10_000),
  )
  // The topics are open before the test: a socket opens only a few at a time.
  const before = await Promise.all([open(), open(), open()])
  for (const [at, other] of before.entries()) {
    for (let id = at * 43; id < (at + 1) * 43; id++)
      other.send({ op: 'sub', topic: TOPIC.footballMatch(id) })
    await other.until(() => other.of('subscribed').length === 43)
  }
  const client = await open()
  for (let id = 0; id < 129; id++) client.send({ op: 'sub', topic: TOPIC.footballMatch(id) })
  const rejected = await client.next('refused')
  expect(rejected).toMatchObject({ topic: TOPIC.footballMatch(128), reason: 'topic.too_many' })
  await client.until(() => client.of('subscribed').length === 128)
  await Promise.all([client, ...before].map((one) => one.close()))
})

it('a signal comes once, between the events, to those who follow', async () => {
  const [client, late] = [await open(), await open()]
  await client.subscribe(BOARD)
  board.publish('a', 1)
  site.bus.publish(topicSubject(BOARD), { topic: BOARD, signal: { kind: 'typing' } })
  board.publish('a', 2)
  await client.until(() => client.seqs().length === 2)
  await late.subscribe(BOARD, { ...board.position, seq: 0 })
  await roundTrip(late)
  const kinds = ({ frames }: TestClient) => frames.map(({ op }) => op)
  expect(kinds(client).slice(-3)).toEqual(['event', 'signal', 'event'])
  expect(client.of('signal')).toEqual([{ op: 'signal', topic: BOARD, data: { kind: 'typing' } }])
  expect(late.of('signal')).toEqual([])
  await Promise.all([client.close(), late.close()])
})

import { type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import { TestClient } from './testing/test-client'
import { startTestGateway, type TestGateway } from './testing/test-gateway'
import { TestTopic } from './testing/test-topic'

const BOARD = TOPIC.footballBoard
const TICK_MS = 50
let site: TestGateway
let publishing: AbortController
let board: TestTopic
beforeEach(async () => {
  site = await startTestGateway({ tickMs: TICK_MS })
  publishing = new AbortController()
  board = new TestTopic(site.bus, BOARD, publishing.signal, { remembers: true })
})
afterEach(async () => {
  publishing.abort()
  await site.stop()
})

function publish(count: number): Position {
  for (let n = 0; n < count; n++) board.publish('a', n)
  return board.position
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

async function comeBack(since: Position) {
  const client = await TestClient.open(site.liveUrl)
  return { client, answer: await client.subscribe(BOARD, since) }
}

it('a gateway that has just started gives its clients the events they missed', async () => {
  const since = publish(3)
  publish(40)
  const { client, answer } = await comeBack(since)
  expect(answer).toMatchObject({ ...board.position, recovered: true })
  await client.until(() => client.seqs().length === 40)
  expect(client.seqs()).toEqual(range(4, 43))
  board.publish('a', 'live')
  await client.until(() => client.seqs().length === 41)
  expect(client.seqs().at(-1)).toBe(44)
  await client.close()
})

it('many clients that reconnect during new events each get what they missed', async () => {
  const since = publish(5)
  publish(20)
  const clients = await Promise.all(
    range(0, 49).map(async (n) => {
      const from = { ...since, seq: since.seq + (n % 10) }
      const client = await TestClient.open(site.liveUrl)
      const answered = client.subscribe(BOARD, from)
      publish(2)
      return { client, from: from.seq, answer: await answered }
    }),
  )
  const last = board.publish('a', 'last').seq
  for (const { client, answer, from } of clients) {
    expect(answer.recovered).toBe(true)
    await client.until(() => client.seqs().at(-1) === last)
    expect(client.seqs()).toEqual(range(from + 1, last))
  }
  await Promise.all(clients.map(({ client }) => client.close()))
})

it('a client gets its missed events when the gateway alone has newer ones', async () => {
  const since = publish(2)
  publish(5)
  const first = await TestClient.open(site.liveUrl)
  await first.subscribe(BOARD)
  publish(5)
  await first.until(() => first.seqs().length === 5)
  const { client, answer } = await comeBack(since)
  expect(answer.recovered).toBe(true)
  await client.until(() => client.seqs().length === 10)
  expect(client.seqs()).toEqual(range(3, 12))
  await Promise.all([first.close(), client.close()])
})

it("a client that was away longer than the publisher's history gets recovered: false", async () => {
  const since = publish(1)
  publish(300)
  const { client, answer } = await comeBack(since)
  expect(answer.recovered).toBe(false)
  await client.close()
})

it('a publisher with a new epoch has no history for the old one', async () => {
  const since = publish(10)
  board.restart()
  publish(20)
  const { client, answer } = await comeBack(since)
  expect(answer).toMatchObject({ ...board.position, recovered: false })
  await client.close()
})

it('an event that the bus lost is delivered after the publisher is asked', async () => {
  const client = await TestClient.open(site.liveUrl)
  await client.subscribe(BOARD)
  publish(1)
  board.publish('a', 'lost', { lost: true })
  await client.until(() => client.seqs().length === 2)
  expect(client.seqs()).toEqual([1, 2])
  expect(client.of('subscribed')).toHaveLength(1)
  await client.close()
})

it('after a gap in the events, a client that reconnects gets all of them', async () => {
  const client = await TestClient.open(site.liveUrl)
  await client.subscribe(BOARD)
  const since = publish(1)
  board.publish('a', 2, { lost: true })
  publish(1)
  await client.until(() => client.seqs().includes(3))
  const again = await comeBack(since)
  expect(again.answer.recovered).toBe(true)
  await again.client.until(() => again.client.seqs().length === 2)
  expect(again.client.seqs()).toEqual([2, 3])
  await Promise.all([client.close(), again.client.close()])
})

it('a publisher that does not answer for its history delays no one for long', async () => {
  const silent = await startTestGateway({ tickMs: TICK_MS })
  const publisher = silent.publisher(BOARD)
  const since = publisher.publish('a', 1)
  publisher.publish('a', 2)
  silent.bus.respond(
    'history.board.football',
    () => new Promise(() => undefined),
    publishing.signal,
  )
  const client = await TestClient.open(silent.liveUrl)
  expect(await client.subscribe(BOARD, since)).toMatchObject({ seq: 2, recovered: false })
  await client.close()
  await silent.stop()
})

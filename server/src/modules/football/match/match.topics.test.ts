import { once } from 'node:events'
import { createServer } from 'node:http'
import type { MatchEvent } from '@saidian/shared/contracts/football'
import { LIVE_PATH } from '@saidian/shared/contracts/sockets'
import { Registry } from 'prom-client'
import { systemClock } from '../../../platform/clock'
import { createGateway } from '../../../platform/gateway'
import { TestClient } from '../../../platform/gateway/testing/test-client'
import { createLog } from '../../../platform/log'
import { matchMessage, SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'
import { goal, line, textMessage } from './testing/messages'

let world: MatchWorld
const closers: (() => Promise<unknown> | unknown)[] = []
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await world.close()
})

/** Starts a gateway on the bus of this world; returns a function that connects a client. */
async function openGateway(): Promise<() => Promise<TestClient>> {
  const server = createServer()
  const gateway = createGateway({
    bus: world.bus,
    topics: world.topics,
    authenticate: async () => null,
    alive: async (sessionIds) => [...sessionIds],
    log: createLog('silent'),
    clock: systemClock,
    metrics: new Registry(),
  })
  gateway.attach(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  closers.push(async () => {
    await gateway.drain(0)
    server.closeAllConnections()
    server.close()
  })
  return async () => {
    const client = await TestClient.open(`ws://127.0.0.1:${address.port}${LIVE_PATH}`)
    closers.unshift(() => client.close())
    return client
  }
}

const eventsOf = (client: TestClient) => client.of('event').map(({ data }) => data as MatchEvent)

const ballPositionsMessage = (at: number) => ({
  kind: 'ballPositions' as const,
  at,
  matchKey: 'a',
  ballPositions: [{ at, side: 'home' as const, x: 70, y: 40, act: 'attack' as const }],
})

test('a goal is published at once, with only the changed fields', async () => {
  await world.deliver(matchMessage('a', 1))
  await world.follow()
  await world.deliver({ ...matchMessage('a', 2, { score: [1, 0] }), incidents: [goal()] })
  await soon(() => world.published().incidents !== undefined, 500)
  expect(world.published().match).toMatchObject({ score: [1, 0] })
  expect(world.published().match).not.toHaveProperty('home')
  expect(world.published().incidents).toMatchObject({
    put: [{ key: 'g1', player: '林远', corrected: false }],
    gone: [],
  })
})

test('two gateway clients receive a goal and its withdrawal in order without a gap', async () => {
  const open = await openGateway()
  await world.deliver(matchMessage('a', 1))
  const { epoch, seq } = await world.header()
  const browsers = [await open(), await open()]
  for (const browser of browsers) {
    expect(await browser.subscribe(world.topic, { epoch, seq })).toMatchObject({ epoch })
  }
  await world.deliver({ ...matchMessage('a', 2, { score: [1, 0] }), incidents: [goal()] })
  // Events are read from the database: a goal withdrawn before that read is never published.
  await soon(() => world.published().incidents?.put[0]?.key === 'g1')
  await world.deliver({ ...matchMessage('a', 3), correction: true, withdrawn: ['g1'] })
  for (const browser of browsers) {
    await browser.until(() =>
      eventsOf(browser).some(({ incidents }) => incidents?.gone.includes('g1')),
    )
    await browser.until(() =>
      eventsOf(browser).some(({ correctedAt }) => correctedAt !== undefined),
    )
    const seqs = browser.seqs()
    expect(seqs).toEqual(seqs.map((_, place) => seq + 1 + place))
    expect(eventsOf(browser).findLast(({ match }) => match?.score)?.match?.score).toEqual([0, 0])
  }
})

test('a subscription to an unknown match is rejected', async () => {
  const open = await openGateway()
  const browser = await open()
  browser.send({ op: 'sub', topic: 'match/football/999999' })
  expect(await browser.next('refused')).toMatchObject({ reason: 'topic.unknown' })
})

test('text is published within its delay, and only for followed matches', async () => {
  await world.deliver(textMessage(1, [line('x', 1, '开球')]), matchMessage('b', 1))
  expect(world.events).toEqual([])
  expect((await world.metric('match_topics_followed'))[0]?.value).toBe(0)
  await world.follow()
  await world.deliver(textMessage(2, [line('y', 2, '角球')]))
  await soon(() => world.published().text !== undefined, 1_600)
  expect(world.published().text).toMatchObject({ put: [{ key: 'y' }], gone: [] })
})

test('ball positions are published at once, and a later header has the last minute', async () => {
  await world.deliver(matchMessage('a', 1), {
    kind: 'facts',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision: 1,
    facts: { mlive: true },
  })
  await world.deliver(ballPositionsMessage(SATURDAY_EVENING))
  expect((await world.header()).ballPositions).toBeUndefined()
  await world.deliver(
    ballPositionsMessage(SATURDAY_EVENING + 10),
    ballPositionsMessage(SATURDAY_EVENING + 100),
  )
  await soon(() => world.published().ballPositions?.[0]?.at === SATURDAY_EVENING + 100, 500)
  expect((await world.header()).ballPositions).toEqual([
    { at: SATURDAY_EVENING + 100, side: 'home', x: 70, y: 40, act: 'attack' },
  ])
})

test('the topic of a finished match closes when idle and reopens with a new epoch', async () => {
  await world.deliver(matchMessage('a', 1, { status: 4 }))
  const before = await world.follow()
  world.pass(10 * 60_000)
  await soon(() => world.events.some(({ feed }) => feed !== undefined))
  expect((await world.metric('match_topics_followed'))[0]?.value).toBe(1)
  await world.deliver(matchMessage('a', 2, { status: 8, score: [1, 0] }))
  await soon(async () => (await world.metric('match_topics_followed'))[0]?.value === 0)
  const after = await world.follow()
  expect(after?.epoch).not.toBe(before?.epoch)
  await world.deliver({ ...matchMessage('a', 3, { status: 8, score: [2, 0] }), correction: true })
  await soon(() => world.published().match?.score?.[0] === 2)
})

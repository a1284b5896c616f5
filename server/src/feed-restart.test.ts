import { LIVE_PATH, type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import { sql } from 'kysely'
import { football, footballSink } from './modules/football'
import { systemClock } from './platform/clock'
import { TestClient } from './platform/gateway/testing/test-client'
import { createLog } from './platform/log'
import { createOddsStore } from './sports/odds'
import { oddsMessage, quote } from './sports/odds/testing'
import { footballWorld, matchMessage } from './testing/football-world'
import { openSite, type Site } from './testing/open-site'
import type { ServerProcess } from './testing/spawn-server'

const log = createLog('silent')
let site: Site
let gateway: ServerProcess
let topics: string[]
const clients: TestClient[] = []

beforeEach(async () => {
  site = await openSite()
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()))
  await site.close()
})

/** Stores what a feed would. */
const sink = () => {
  const { db } = site.database
  const stores = [createOddsStore(football)]
  return footballSink({ db, source: 'openfootball', clock: systemClock, log, stores })
}

/** Stores a match in play with its odds, and another match; returns the topics about the first. */
async function storeMatches(): Promise<string[]> {
  const kickoffAt = Math.floor(Date.now() / 1_000)
  await sink().deliver([
    ...footballWorld(['a', 'b'], { kickoffAt }),
    matchMessage('a', 1),
    oddsMessage(quote({ left: 0.9 })),
  ])
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM matches WHERE key = 'a'`.execute(site.database.db)
  return [TOPIC.footballBoard, football.topics.match(rows[0]?.id ?? 0), football.topics.odds(3)]
}

async function follow(since: Position[] = []): Promise<TestClient> {
  const client = await TestClient.open(`${gateway.url.replace('http', 'ws')}${LIVE_PATH}`)
  clients.push(client)
  for (const [place, topic] of topics.entries()) await subscribe(client, topic, since[place])
  return client
}

/** As a browser: asks again while the publisher of a busy machine does not answer. */
async function subscribe(client: TestClient, topic: string, since?: Position): Promise<void> {
  const count = (op: 'subscribed' | 'refused') =>
    client.of(op).filter((frame) => frame.topic === topic).length
  for (let asked = 1; count('subscribed') === 0; asked++) {
    client.send({ op: 'sub', topic, since })
    await client.until(() => count('subscribed') > 0 || count('refused') >= asked)
  }
}

/** Where a client stands in each topic. */
const positions = (client: TestClient): Position[] =>
  topics.map((topic) => {
    const frames = client.frames.filter(
      (frame) => (frame.op === 'event' || frame.op === 'subscribed') && frame.topic === topic,
    )
    const { epoch, seq } = frames.at(-1) as Position & object
    return { epoch, seq }
  })
const eventsOf = (client: TestClient, topic = '') =>
  client.of('event').filter((event) => event.topic === topic)

test('after a restart of the feed a follower of any topic gets only what is new', async () => {
  topics = await storeMatches()
  const feed = await site.start('feed')
  gateway = await site.start('gateway')
  const [staying, leaving] = [await follow(), await follow()]
  await leaving.close()
  const left = positions(leaving)
  await feed.end('SIGTERM')
  const before = positions(staying)
  await sink().deliver([
    matchMessage('a', 2, { score: [1, 0] }),
    oddsMessage(quote({ left: 0.8, at: Math.floor(Date.now() / 1_000) - 60 })),
  ])
  await site.start('feed')
  const back = await follow(left)

  const hasNews = (client: TestClient) => {
    const text = JSON.stringify(client.of('event').map(({ data }) => data))
    return text.includes('[1,0]') && text.includes('[0.8,0.5,')
  }
  for (const client of [staying, back]) await client.until(() => hasNews(client))
  // No topic has a new epoch: nobody had to read a snapshot.
  expect(back.of('subscribed').map(({ recovered }) => recovered)).toEqual([true, true, true])
  expect(staying.of('subscribed')).toHaveLength(topics.length)
  for (const [place, topic] of topics.entries()) {
    const { epoch, seq = 0 } = before[place] ?? {}
    const later = eventsOf(staying, topic).filter((event) => event.seq > seq)
    expect(later.map((event) => event.epoch)).toEqual(later.map(() => epoch))
    expect(later.map((event) => event.seq)).toEqual(later.map((_, at) => seq + 1 + at))
  }
  // What is new is what changed: the other match is not sent again.
  const [board = ''] = topics
  const listed = eventsOf(staying, board).map(({ data }) => data as { added?: object })
  expect(listed.filter(({ added }) => added)).toEqual([])
})

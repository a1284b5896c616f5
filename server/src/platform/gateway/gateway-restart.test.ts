import { LIVE_PATH, TOPIC } from '@saidian/shared/contracts/sockets'
import { pino } from 'pino'
import { openSite, type Site } from '../../testing/open-site'
import type { ServerProcess } from '../../testing/spawn-server'
import { askPosition, type Bus, createNatsBus } from '../bus'
import { TestClient } from './testing/test-client'

const BOARD = TOPIC.footballBoard
const CLIENTS = 20
let site: Site
let bus: Bus
beforeEach(async () => {
  site = await openSite()
  bus = await createNatsBus(site.broker.url, pino({ level: 'silent' }))
})
afterEach(async () => {
  await bus.close()
  await site.close()
})

const liveUrl = ({ url }: ServerProcess) => `${url.replace('http', 'ws')}${LIVE_PATH}`

test('after a kill of a gateway, clients that reconnect need no snapshot', async () => {
  await site.start('feed')
  const gateway = await site.start('gateway')
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, () => TestClient.open(liveUrl(gateway))),
  )
  const seen = await Promise.all(clients.map((client) => client.subscribe(BOARD)))
  await gateway.end('SIGKILL')
  const [first] = seen
  if (!first) throw new Error('nobody subscribed')
  while ((await askPosition(bus, BOARD)).seq < first.seq + 2);

  const next = await site.start('gateway')
  const back = await Promise.all(clients.map(() => TestClient.open(liveUrl(next))))
  const answers = await Promise.all(
    back.map((client, at) =>
      client.subscribe(BOARD, { epoch: first.epoch, seq: seen[at]?.seq ?? 0 }),
    ),
  )
  const recovered = answers.filter((answer) => answer.recovered)
  expect(recovered.length).toBeGreaterThanOrEqual(0.9 * CLIENTS)
  for (const [at, client] of back.entries()) {
    const goal = answers[at]?.seq ?? 0
    await client.until(() => (client.seqs().at(-1) ?? 0) >= goal)
    const from = (seen[at]?.seq ?? 0) + 1
    expect(client.seqs().slice(0, 2)).toEqual([from, from + 1])
  }
  await Promise.all(back.map((client) => client.close()))
})

test('after a kill of the publisher, the gateway asks clients to read the snapshot', async () => {
  const feed = await site.start('feed')
  const gateway = await site.start('gateway')
  const client = await TestClient.open(liveUrl(gateway))
  const { epoch } = await client.subscribe(BOARD)
  await feed.end('SIGKILL')
  await site.start('feed')
  await client.until(() => client.of('subscribed').some((frame) => frame.epoch !== epoch))
  expect(client.of('subscribed').at(-1)).toMatchObject({ recovered: false })
  expect(client.of('subscribed').at(-1)?.epoch).toBe((await askPosition(bus, BOARD)).epoch)
  await client.close()
})

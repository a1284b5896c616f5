import { LIVE_PATH, TOPIC } from '@saidian/shared/contracts/sockets'
import { pino } from 'pino'
import { createEmptyDatabase } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../testing/spawn-server'
import { askPosition, createNatsBus } from '../bus'
import { createTestBroker } from '../bus/test-broker'
import { TestClient } from './testing/test-client'

const BOARD = TOPIC.footballBoard
const CLIENTS = 20
const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

/** A feed process, one broker and one database, to which the tests add gateways. */
async function startSite() {
  const [broker, database, scratch] = [
    await createTestBroker(),
    await createEmptyDatabase(),
    await createScratchDir(),
  ]
  open.push({ close: broker.stop }, { close: database.drop }, { close: scratch.remove })
  const start = async (ROLES: string): Promise<ServerProcess> => {
    const env = { ROLES, NATS_URL: broker.url, DATABASE_URL: database.url, VAR_DIR: scratch.dir }
    const server = await spawnServer(env)
    open.push({ close: () => server.child.kill('SIGKILL') })
    return server
  }
  const bus = await createNatsBus(broker.url, pino({ level: 'silent' }))
  open.push(bus)
  return { start, bus }
}

const liveUrl = ({ url }: ServerProcess) => `${url.replace('http', 'ws')}${LIVE_PATH}`

test('after a kill of a gateway, clients that reconnect need no snapshot', async () => {
  const { start, bus } = await startSite()
  await start('feed')
  const gateway = await start('gateway')
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, () => TestClient.open(liveUrl(gateway))),
  )
  const seen = await Promise.all(clients.map((client) => client.subscribe(BOARD)))
  await gateway.end('SIGKILL')
  const [first] = seen
  if (!first) throw new Error('nobody subscribed')
  while ((await askPosition(bus, BOARD)).seq < first.seq + 2);

  const next = await start('gateway')
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
  const { start, bus } = await startSite()
  const feed = await start('feed')
  const gateway = await start('gateway')
  const client = await TestClient.open(liveUrl(gateway))
  const { epoch } = await client.subscribe(BOARD)
  await feed.end('SIGKILL')
  await start('feed')
  await client.until(() => client.of('subscribed').some((frame) => frame.epoch !== epoch))
  expect(client.of('subscribed').at(-1)).toMatchObject({ recovered: false })
  expect(client.of('subscribed').at(-1)?.epoch).toBe((await askPosition(bus, BOARD)).epoch)
  await client.close()
})

import { setTimeout as sleep } from 'node:timers/promises'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { pino } from 'pino'
import { createNatsBus } from '../bus'
import { createTestBroker } from '../bus/test-broker'
import { TestClient } from './testing/test-client'
import { startTestGateway } from './testing/test-gateway'
import { TestTopic } from './testing/test-topic'

const BOARD = TOPIC.footballBoard

it('a gateway reports to its sockets what they missed while the broker was stopped', async () => {
  const broker = await createTestBroker()
  const log = pino({ level: 'silent' })
  const [near, far] = await Promise.all([
    createNatsBus(broker.url, log),
    createNatsBus(broker.url, log),
  ])
  const site = await startTestGateway({ bus: near })
  const publishing = new AbortController()
  const board = new TestTopic(far, BOARD, publishing.signal)
  // A round trip: the broker knows the subscriptions made before it.
  await far.check()
  const client = await TestClient.open(site.liveUrl)
  await client.subscribe(BOARD)
  board.publish('a', 1)
  await client.until(() => client.seqs().length === 1)

  await broker.stop()
  board.publish('a', 2)
  await sleep(3_000)
  await broker.start()

  // The NATS client may deliver the event or lose it: either the event or its position arrives.
  const hasSeen = (seq: number) =>
    client.frames.some((frame) => 'seq' in frame && frame.seq === seq)
  await client.until(() => hasSeen(2))
  board.publish('a', 3)
  await client.until(() => client.seqs().includes(3))
  expect(client.ws.readyState).toBe(client.ws.OPEN)

  await client.close()
  await site.stop()
  publishing.abort()
  await Promise.all([near.close(), far.close()])
  await broker.stop()
})

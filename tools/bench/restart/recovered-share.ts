import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LIVE_PATH, type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import { createTestBroker } from '../../../server/src/platform/bus/test-broker'
import { TestClient } from '../../../server/src/platform/gateway/testing/test-client'
import { type Product, startProduct } from '../../product'

const CLIENTS = 500
/** How long the clients are disconnected. */
const AWAY_MS = 10_000

/**
 * Kills a gateway of many clients; returns the share that recovers at the next gateway without a
 * snapshot.
 */
export async function recoveredShare(): Promise<number> {
  const broker = await createTestBroker()
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-restart-'))
  // As root the database runs as another user, who needs access.
  chmodSync(varDir, 0o755)
  const start = (ROLES: string) =>
    startProduct({ varDir, feed: 'none', publish: false, env: { ROLES, NATS_URL: broker.url } })
  const feed = await start('feed')
  const gateway = await start('gateway')
  try {
    const seen = await subscribeAll(gateway, [])
    await gateway.kill()
    await pause(AWAY_MS)
    await gateway.start()
    const back = await subscribeAll(gateway, seen)
    return back.filter(({ recovered }) => recovered).length / CLIENTS
  } finally {
    await gateway.stop()
    await feed.stop()
    await broker.stop()
    rmSync(varDir, { recursive: true, force: true })
  }
}

async function subscribeAll(
  gateway: Product,
  since: Position[],
): Promise<(Position & { recovered: boolean })[]> {
  const url = `${gateway.url.replace('http', 'ws')}${LIVE_PATH}`
  return Promise.all(
    Array.from({ length: CLIENTS }, async (_, at) => {
      const client = await TestClient.open(url)
      const position = since[at] && { epoch: since[at].epoch, seq: since[at].seq }
      const { epoch, seq, recovered } = await client.subscribe(TOPIC.footballBoard, position)
      return { epoch, seq, recovered }
    }),
  )
}

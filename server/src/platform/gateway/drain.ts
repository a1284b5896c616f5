import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { CLOSE } from '@saidian/shared/contracts'
import type { Connection } from './sockets/connection'

const AT_ONCE = 500
const GOODBYE_MS = 2_000
const CUT_MS = 500

/**
 * Tells every peer when to come again, spread evenly at random over `spreadMs` so that they do not come all at
 * once, and closes. Resolves when all are gone; who does not answer the close is cut after two seconds.
 */
export async function drainConnections(
  connections: Set<Connection>,
  spreadMs: number,
): Promise<void> {
  let told = 0
  for (const connection of [...connections]) {
    const retryAfterMs = Math.round(Math.random() * spreadMs)
    connection.protocol.onLeave(connection, retryAfterMs)
    connection.close(CLOSE.shutdown, 'shutdown')
    if (++told % AT_ONCE === 0) await nextTurn()
  }
  await untilGone(connections, GOODBYE_MS)
  for (const connection of connections) connection.cut()
  await untilGone(connections, CUT_MS)
}

async function untilGone(connections: Set<Connection>, patienceMs: number): Promise<void> {
  for (let waitedMs = 0; connections.size > 0 && waitedMs < patienceMs; waitedMs += 20)
    await sleep(20)
}

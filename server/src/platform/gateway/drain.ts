import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { CLOSE } from '@saidian/shared/contracts/sockets'
import type { Connection } from './sockets/connection'

const AT_ONCE = 500
const CLOSE_MS = 2_000
const TERMINATE_MS = 500

/**
 * Sends every peer a random delay within `spreadMs` after which to reconnect, so that they do not
 * all reconnect at once, and closes the sockets. Resolves when all are closed; terminates after two
 * seconds those that do not answer the close.
 */
export async function drainConnections(
  connections: Set<Connection>,
  spreadMs: number,
): Promise<void> {
  let closed = 0
  for (const connection of [...connections]) {
    const retryAfterMs = Math.round(Math.random() * spreadMs)
    connection.protocol.onLeave(connection, retryAfterMs)
    connection.close(CLOSE.shutdown, 'shutdown')
    if (++closed % AT_ONCE === 0) await yieldToEventLoop()
  }
  await untilGone(connections, CLOSE_MS)
  for (const connection of connections) connection.terminate()
  await untilGone(connections, TERMINATE_MS)
}

async function untilGone(connections: Set<Connection>, patienceMs: number): Promise<void> {
  for (let waitedMs = 0; connections.size > 0 && waitedMs < patienceMs; waitedMs += 20)
    await sleep(20)
}

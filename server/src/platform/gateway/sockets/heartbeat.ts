import { CLOSE, HEARTBEAT } from '@saidian/shared/contracts/sockets'
import type { Connection } from './connection'

const TICK_MS = 1_000
const IDLE_TICKS = HEARTBEAT.idleMs / TICK_MS
const DEAD_TICKS = HEARTBEAT.deadMs / TICK_MS

/**
 * Sends a WebSocket ping to peers that have sent nothing: a peer with many events need not send
 * anything, and browsers answer a ping without the page. One sweep a tick replaces two timers for
 * each connection.
 */
export function sweepHeartbeats(connections: Iterable<Connection>, tick: number): void {
  for (const connection of connections) {
    connection.protocol.onTick?.(connection, tick)
    const silentTicks = tick - connection.receivedAt
    if (silentTicks >= DEAD_TICKS) connection.close(CLOSE.noPong, 'no pong')
    else if (silentTicks >= IDLE_TICKS && connection.pingedAt <= connection.receivedAt)
      connection.ping(tick)
  }
}

import { CLOSE, HEARTBEAT } from '@saidian/shared/contracts'
import type { Connection } from './connection'

const TICK_MS = 1_000
const IDLE_TICKS = HEARTBEAT.idleMs / TICK_MS
const DEAD_TICKS = HEARTBEAT.deadMs / TICK_MS

/**
 * A peer that gets many events need not send anything, so the server asks by a ping of the WebSocket itself, which
 * browsers answer without the page. One sweep a tick over all connections replaces two timers for each.
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

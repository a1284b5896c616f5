import { serverClock } from '../../api'

/**
 * The server's time while a stream plays, whatever the clock of the device says: the later of what
 * the page knows by its calls and what the newest clock of the stream shows. The later one, so that
 * a delay is never taken for too short.
 */
export function createServerTime() {
  let offsetMs = Number.NEGATIVE_INFINITY
  return {
    observe(serverMs: number): void {
      offsetMs = Math.max(offsetMs, serverMs - performance.now())
    },
    now(): number | null {
      const byStream = performance.now() + offsetMs
      const byCalls = serverClock.isKnown ? serverClock.toServer(Date.now()) : byStream
      const now = Math.max(byStream, byCalls)
      return Number.isFinite(now) ? now : null
    },
  }
}

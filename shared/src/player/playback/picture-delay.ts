import {
  publishedAt,
  type StreamClock,
  streamBaseOf,
  streamClockOf,
} from './rules/picture-delay.rules'
import { createServerTime } from './server-time'

/** Measures how late the shown picture is against the server. */
export function createPictureDelay() {
  let clock: StreamClock | null = null
  let base: number | null = null
  const serverTime = createServerTime()
  return {
    /** A new connection begins at another time of the stream. */
    begin(): void {
      clock = null
      base = null
    },
    read(data: Record<string, unknown>): void {
      base = streamBaseOf(data) ?? base
      clock = streamClockOf(data) ?? clock
      if (clock) serverTime.observe(clock.at)
    },
    /** Milliseconds; null while it is unknown. */
    at(mediaSeconds: number): number | null {
      const now = serverTime.now()
      if (clock === null || base === null || now === null) return null
      return Math.max(0, Math.round(now - publishedAt(clock, base, mediaSeconds)))
    },
  }
}

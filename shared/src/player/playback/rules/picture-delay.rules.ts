/** What the server writes into a stream each second: its clock at a time of the stream. */
export type StreamClock = { at: number; ts: number }

/** Milliseconds of the server when the picture at `mediaSeconds` was published. */
export function publishedAt({ at, ts }: StreamClock, base: number, mediaSeconds: number): number {
  return at + base + mediaSeconds * 1000 - ts
}

/** A clock of the stream from script data; null for other data. */
export function streamClockOf({ onClock }: Record<string, unknown>): StreamClock | null {
  const { at, ts } = (onClock ?? {}) as Record<string, unknown>
  return isNumber(at) && isNumber(ts) ? { at, ts } : null
}

/** The time of the stream at which this connection begins; null for other data. */
export function streamBaseOf({ onJoin }: Record<string, unknown>): number | null {
  const { base } = (onJoin ?? {}) as Record<string, unknown>
  return isNumber(base) ? base : null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

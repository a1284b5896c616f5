/** Until the first picture: a slow network needs some seconds for the first group of pictures. */
const START_MS = 8_000
const STANDS_MS = 3_000
/** While bytes still come: a new connection would only throw them away. */
const SLOW_MS = 8_000
const QUIET_MS = 1_500
/** A picture that stands although so much is there has a fault of the decoder. */
const ENOUGH_SECONDS = 0.5

export type Standing = {
  /** Since when the picture stands. */
  standsMs: number
  /** Milliseconds since the newest bytes. */
  quietMs: number
  /** What has arrived and is not shown yet. */
  bufferedSeconds: number
  hasStarted: boolean
}

/** Whether a picture that should move stands for so long that only a new connection helps. */
export function isStalled({ standsMs, quietMs, bufferedSeconds, hasStarted }: Standing): boolean {
  if (!hasStarted) return standsMs > START_MS
  const isShort = bufferedSeconds <= ENOUGH_SECONDS
  const limitMs = isShort && quietMs <= QUIET_MS ? SLOW_MS : STANDS_MS
  return standsMs > limitMs
}

/** The end of what has arrived, the part of it from `time` on, and where the next part begins. */
export function bufferAt(ranges: readonly (readonly [number, number])[], time: number) {
  const end = ranges.at(-1)?.[1] ?? time
  const current = ranges.find(([from, to]) => from <= time + 0.1 && time < to)
  const next = ranges.find(([from]) => from > time)
  return {
    end,
    buffered: current ? current[1] - time : 0,
    gapEndsAt: current ? null : (next?.[0] ?? null),
  }
}

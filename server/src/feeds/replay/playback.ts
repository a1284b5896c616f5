import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import type { FeedSink } from '../feed'
import { type DetailStream, messagesBetween, nextAfter } from '../timeline'

/** One run of a replay: turns seconds of the match into seconds since 1970. */
export type Run = {
  instant: (second: number) => number
  /** Grows with later runs and later items. */
  revision: (item: number) => number
  /** Match seconds per second. */
  speed: number
}

const MAX_WAIT_MS = 2_000
/** Batches messages: many matches at high speed have a message every millisecond. */
const MIN_WAIT_MS = 100
/** Second before which nothing is delivered: the first match begins at 0. */
const BEFORE_START = -1
/** Revisions of a run start at its first second times this: a later run has higher ones. */
const REVISIONS_A_SECOND = 10_000

export function runFrom(startAt: number, speed: number): Run {
  return {
    instant: (second) => startAt + second / speed,
    revision: (item) => startAt * REVISIONS_A_SECOND + item,
    speed,
  }
}

/** Delivers every message of the streams when it is due; stays alive until aborted. */
export async function playStreams<State>(
  streams: readonly DetailStream<State>[],
  { startMs, speed, clock }: { startMs: number; speed: number; clock: Clock },
  sink: FeedSink<State>,
  signal: AbortSignal,
): Promise<void> {
  let deliveredUntil = BEFORE_START
  while (!signal.aborted) {
    const second = ((clock.now() - startMs) / 1000) * speed
    const due = streams.flatMap((stream) => messagesBetween(stream, deliveredUntil, second))
    deliveredUntil = second
    if (due.length > 0) await sink.deliver(due)
    sink.alive(Math.floor(clock.now() / 1000))
    const next = Math.min(
      ...streams.map((stream) => nextAfter(stream, deliveredUntil) ?? Number.POSITIVE_INFINITY),
    )
    const untilMs = startMs + (next / speed) * 1000 - clock.now()
    await wait(Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, untilMs)), undefined, {
      signal,
    }).catch(() => undefined)
  }
}

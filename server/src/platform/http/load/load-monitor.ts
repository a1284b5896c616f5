import { Counter } from 'prom-client'
import type { Metrics } from '../../metrics'

const SAMPLE_MS = 20
/** Requests may wait this long in the event loop. */
const TARGET_DELAY_MS = 100
/**
 * A pause, such as a garbage collection, makes one sample late; a queue makes several late in a
 * row.
 */
const LATE_SAMPLES = 3
/** After this many samples without a rejection the crowd is over. */
const CALM_SAMPLES = 25
/** While the process keeps the target, the accepted number grows by this factor. */
const GROWTH = 1.05
/** Always accepted between two samples: a slow machine with few callers rejects none. */
const MIN_ACCEPTED = 20

export type LoadMonitor = {
  /** Counts a request; false when it must be answered with 503. */
  admit: () => boolean
  stop: () => void
}

export type LoadOptions = { metrics: Metrics; targetDelayMs?: number }

/**
 * Sheds load by the queue before the event loop: the delay of a 20 ms timer is the time that
 * requests wait. After several late samples only as many requests are accepted per sample as the
 * process has served within the target.
 */
export function createLoadMonitor({
  metrics,
  targetDelayMs = TARGET_DELAY_MS,
}: LoadOptions): LoadMonitor {
  const rejections = new Counter({
    name: 'http_shed_total',
    help: 'Requests answered 503 because too many waited',
    registers: [metrics],
  })
  let sampledAt = performance.now()
  let lateSamples = 0
  let calmSamples = 0
  let isShedding = false
  let servedPerMs = 0
  let accepted = 0
  let rejected = 0
  let limit = Number.POSITIVE_INFINITY

  function sample(): void {
    const elapsedMs = performance.now() - sampledAt
    sampledAt += elapsedMs
    const isLate = elapsedMs - SAMPLE_MS > targetDelayMs
    lateSamples = isLate ? lateSamples + 1 : 0
    calmSamples = isLate || rejected > 0 ? 0 : calmSamples + 1
    if (lateSamples >= LATE_SAMPLES) isShedding = true
    else if (calmSamples >= CALM_SAMPLES) isShedding = false
    servedPerMs = isLate ? accepted / elapsedMs : servedPerMs * GROWTH
    limit = isShedding
      ? Math.max(MIN_ACCEPTED, servedPerMs * targetDelayMs)
      : Number.POSITIVE_INFINITY
    if (rejected > 0) rejections.inc(rejected)
    accepted = 0
    rejected = 0
  }

  const timer = setInterval(sample, SAMPLE_MS)
  timer.unref()
  return {
    admit: () => {
      const hasRoom = accepted < limit
      if (hasRoom) accepted++
      else rejected++
      return hasRoom
    },
    stop: () => clearInterval(timer),
  }
}

import { Counter } from 'prom-client'
import type { Metrics } from '../metrics'

const SAMPLE_MS = 20
/** Requests may wait this long for their turn of the event loop. */
const TARGET_DELAY_MS = 100
/** A pause, such as for garbage, is one late sample; a queue that stands makes one after the other late. */
const LATE_SAMPLES = 3
/** Without a rejection in so many samples the crowd is gone. */
const CALM_SAMPLES = 25
/** What the process can do is tried out anew while it keeps up. */
const GROWTH = 1.05
/** So many are let in between two samples however late they are: a slow machine with few callers rejects none. */
const MIN_ACCEPTED = 20

export type LoadMonitor = {
  /** True for a request that must be answered 503; every other one counts as let in. */
  mustShed: () => boolean
  stop: () => void
}

export type LoadOptions = { metrics: Metrics; targetDelayMs?: number }

/**
 * Sheds load by the queue before the event loop: how late a timer of 20 ms fires is how long requests wait for their
 * turn. Once it stays late, only as many are let in per turn as the process has shown to serve within the target.
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
    mustShed: () => {
      const isOver = accepted >= limit
      if (isOver) rejected++
      else accepted++
      return isOver
    },
    stop: () => clearInterval(timer),
  }
}

import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../../platform/metrics'
import type { OnDetails } from './stores/validated.store'

const DETAILS = 'match_feed_details_total'

/** Counts of followed matches, one a sport. */
const topicCounts = new WeakMap<Metrics, (() => number)[]>()

/** Metric: number of followed matches of all sports. */
export function followMetrics(metrics: Metrics, topicCount: () => number): void {
  const known = topicCounts.get(metrics)
  if (known) {
    known.push(topicCount)
    return
  }
  const counts = [topicCount]
  topicCounts.set(metrics, counts)
  new Gauge({
    name: 'match_topics_followed',
    help: 'Matches whose changes are published',
    registers: [metrics],
    collect() {
      this.set(counts.reduce((sum, count) => sum + count(), 0))
    },
  })
}

/** Metric: feed details beside the score, by kind and outcome; one for all sports. */
export function countDetails(metrics: Metrics): OnDetails {
  const known = metrics.getSingleMetric(DETAILS)
  const details = known instanceof Counter ? known : createDetails(metrics)
  return (kind, outcomes) => {
    for (const [outcome, count] of outcomes) details.inc({ kind, outcome }, count)
  }
}

function createDetails(metrics: Metrics): Counter {
  return new Counter({
    name: DETAILS,
    help: 'Line-ups, text, pressure, facts, injuries, ball positions of the feed, by outcome',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  })
}

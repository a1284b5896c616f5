import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../../platform/metrics'
import type { OnDetails } from './stores/validated.store'

/** Metric: number of followed matches. */
export function followMetrics(metrics: Metrics, topicCount: () => number): void {
  new Gauge({
    name: 'match_topics_followed',
    help: 'Matches whose changes are published',
    registers: [metrics],
    collect() {
      this.set(topicCount())
    },
  })
}

/** Metric: feed details beside the score, by kind and outcome. */
export function countDetails(metrics: Metrics): OnDetails {
  const details = new Counter({
    name: 'match_feed_details_total',
    help: 'Line-ups, text, pressure, facts, injuries, ball positions of the feed, by outcome',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  })
  return (kind, outcomes) => {
    for (const [outcome, count] of outcomes) details.inc({ kind, outcome }, count)
  }
}

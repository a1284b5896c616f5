import { Counter, Gauge } from 'prom-client'
import type { Metrics } from '../../platform/metrics'
import type { OnDetails } from './stores/sifted.store'

/** How many matches somebody follows. */
export function followMetrics(metrics: Metrics, followed: () => number): void {
  new Gauge({
    name: 'match_topics_followed',
    help: 'Matches whose changes are told',
    registers: [metrics],
    collect() {
      this.set(followed())
    },
  })
}

/** Counts what became of what feeds say beside the score, for the operator. */
export function countDetails(metrics: Metrics): OnDetails {
  const details = new Counter({
    name: 'match_feed_details_total',
    help: 'Line-ups, text, pressure, facts, injuries and beats of the feed, by what became of them',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  })
  return (kind, outcomes) => {
    for (const [outcome, count] of outcomes) details.inc({ kind, outcome }, count)
  }
}

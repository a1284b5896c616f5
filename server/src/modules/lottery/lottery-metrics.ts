import { Counter } from 'prom-client'
import type { Metrics } from '../../platform/metrics'

/** Metric: lottery issues and entries by outcome. */
export function countLottery(metrics: Metrics): (outcomes: ReadonlyMap<string, number>) => void {
  const rows = new Counter({
    name: 'lottery_feed_rows_total',
    help: 'Lottery issues and entries of the feed, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (outcomes) => {
    for (const [outcome, count] of outcomes) rows.inc({ outcome }, count)
  }
}

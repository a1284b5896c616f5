import { Counter } from 'prom-client'
import type { Metrics } from '../../../platform/metrics'
import type { QuoteOutcomes } from './odds-store'

/** Metric: quotations by outcome. */
export function countQuotes(metrics: Metrics): (outcomes: QuoteOutcomes) => void {
  const quotes = new Counter({
    name: 'odds_feed_quotes_total',
    help: 'Quotations of the feed, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (outcomes) => {
    for (const [outcome, count] of outcomes) quotes.inc({ outcome }, count)
  }
}

import { Counter } from 'prom-client'
import type { Metrics } from '../../../platform/metrics'
import type { QuoteOutcomes } from './odds-store'

const QUOTES = 'odds_feed_quotes_total'

/** Metric: quotations by outcome; one for all sports. */
export function countQuotes(metrics: Metrics): (outcomes: QuoteOutcomes) => void {
  const known = metrics.getSingleMetric(QUOTES)
  const quotes = known instanceof Counter ? known : createQuotes(metrics)
  return (outcomes) => {
    for (const [outcome, count] of outcomes) quotes.inc({ outcome }, count)
  }
}

function createQuotes(metrics: Metrics): Counter {
  return new Counter({
    name: QUOTES,
    help: 'Quotations of the feed, by outcome',
    labelNames: ['outcome'],
    registers: [metrics],
  })
}

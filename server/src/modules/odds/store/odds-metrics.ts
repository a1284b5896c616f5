import { Counter } from 'prom-client'
import type { Metrics } from '../../../platform/metrics'
import type { QuoteOutcomes } from './odds-store'

/** Counts what became of quotations, for the operator. */
export function countQuotes(metrics: Metrics): (outcomes: QuoteOutcomes) => void {
  const quotes = new Counter({
    name: 'odds_feed_quotes_total',
    help: 'Quotations of the feed, by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (outcomes) => {
    for (const [outcome, count] of outcomes) quotes.inc({ outcome }, count)
  }
}

import type { ChartData } from '@saidian/shared/charts'
import type { OddsQuote } from '@saidian/shared/contracts/odds'
import { type FeedClock, formatDate } from '@saidian/shared/lib'
import { minuteLabel } from '../../match/minute-label'
import type { OddsKind } from './odds-view'

/** Number of the newest quotations that are younger than the stream delay. */
export function delayedCount(
  quotes: readonly OddsQuote[],
  { clockOffsetMs, delayMs }: FeedClock,
  nowMs: number,
): number {
  if (delayMs <= 0) return 0
  const limit = (nowMs + clockOffsetMs - delayMs) / 1000
  const first = quotes.findIndex(({ at }) => at <= limit)
  return first < 0 ? quotes.length : first
}

/** Both lists merged, newest first, without duplicates. */
export function mergedQuotes(
  known: readonly OddsQuote[],
  added: readonly OddsQuote[],
): readonly OddsQuote[] {
  // Without `turn`: the oldest quotation of a reply has none.
  const keyOf = ({ at, minute, left, middle, right, suspended }: OddsQuote) =>
    `${at} ${minute} ${left} ${middle} ${right} ${suspended}`
  const has = new Set(known.map(keyOf))
  const fresh = added.filter((quote) => !has.has(keyOf(quote)))
  return fresh.length === 0 ? known : [...known, ...fresh].sort((a, b) => b.at - a.at)
}

/** When a quotation was made: the minute of play, else the date and time. */
export function quoteTime({ at, minute, addedMinute }: OddsQuote): string {
  if (minute === null) return formatDate(at * 1000, 'MM-dd hh:mm')
  return minuteLabel({ minute, addedMinute })
}

/**
 * Chart of the prices, oldest first, with gaps for suspensions. A price in the middle, such
 * as of a draw, is the third series.
 */
export function historyChart(
  detail: readonly OddsQuote[],
  { left, middle, right }: OddsKind['series'],
): ChartData {
  const quotes = [...detail].reverse()
  const values = (read: (quote: OddsQuote) => number) =>
    quotes.map((quote) => (quote.suspended ? null : read(quote)))
  return {
    labels: quotes.map(quoteTime),
    series: [
      { name: left, values: values((quote) => quote.left) },
      { name: right, values: values((quote) => quote.right) },
      ...(middle === null ? [] : [{ name: middle, values: values((quote) => quote.middle) }]),
    ],
  }
}

import type { ChartData } from '@saidian/shared/charts'
import { ODDS_TYPE, type OddsQuote, type OddsType } from '@saidian/shared/contracts/odds'
import { type FeedClock, formatDate } from '@saidian/shared/lib'
import { minuteLabel } from '../../match/incident.rules'

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

/**
 * Chart of the prices, oldest first, with gaps for suspensions. For 1X2 the draw is the third
 * series.
 */
export function historyChart(detail: readonly OddsQuote[], type: OddsType): ChartData {
  const quotes = [...detail].reverse()
  const values = (read: (quote: OddsQuote) => number) =>
    quotes.map((quote) => (quote.suspended ? null : read(quote)))
  const [first, second] = type <= ODDS_TYPE.euro ? ['主', '客'] : ['大', '小']
  const draw = { name: '平', values: values(({ middle }) => middle) }
  return {
    labels: quotes.map(({ at, minute, addedMinute }) =>
      minute === null ? formatDate(at * 1000, 'MM-dd hh:mm') : minuteLabel({ minute, addedMinute }),
    ),
    series: [
      { name: first ?? '', values: values(({ left }) => left) },
      { name: second ?? '', values: values(({ right }) => right) },
      ...(type === ODDS_TYPE.euro ? [draw] : []),
    ],
  }
}

import type { ChartData } from '@saidian/shared/charts'
import { ODDS_TYPE, type OddsQuote, type OddsType } from '@saidian/shared/contracts'
import { formatDate } from '@saidian/shared/lib'

/** The course of the prices, the oldest first; suspensions leave a gap. In 1X2 the draw is the third line. */
export function historyChart(detail: readonly OddsQuote[], type: OddsType): ChartData {
  const quotes = [...detail].reverse()
  const values = (read: (quote: OddsQuote) => number) =>
    quotes.map((quote) => (quote.suspended ? null : read(quote)))
  const [first, second] = type <= ODDS_TYPE.euro ? ['主', '客'] : ['大', '小']
  const draw = { name: '平', values: values(({ middle }) => middle) }
  return {
    labels: quotes.map(({ at, minute }) =>
      minute === null ? formatDate(at * 1000, 'MM-dd hh:mm') : `${minute}′`,
    ),
    series: [
      { name: first ?? '', values: values(({ left }) => left) },
      { name: second ?? '', values: values(({ right }) => right) },
      ...(type === ODDS_TYPE.euro ? [draw] : []),
    ],
  }
}

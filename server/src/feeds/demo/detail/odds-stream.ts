import type { FeedQuote } from '../../feed'
import type { Strand } from './strand'

export function oddsStream(quotes: readonly FeedQuote[]): Strand {
  return {
    times: quotes.map(({ at }) => at),
    tell: (from, to) => {
      const some = quotes.slice(from, to)
      return [{ kind: 'odds', at: some.at(-1)?.at ?? 0, quotes: some }]
    },
  }
}

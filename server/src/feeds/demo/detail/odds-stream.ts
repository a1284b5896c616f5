import type { FeedMatchState, FeedQuote } from '../../feed'
import type { DetailStream } from '../../timeline'

export function oddsStream<State = FeedMatchState>(
  quotes: readonly FeedQuote[],
): DetailStream<State> {
  return {
    times: quotes.map(({ at }) => at),
    messagesFor: (from, to) => {
      const some = quotes.slice(from, to)
      return [{ kind: 'odds', at: some.at(-1)?.at ?? 0, quotes: some }]
    },
  }
}

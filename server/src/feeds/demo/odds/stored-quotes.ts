import type { FeedQuote } from '../../feed'

/** First and last of these quotations by company and type, as they are stored for past matches. */
export function openAndLast(quotes: readonly FeedQuote[]): FeedQuote[] {
  const ends = new Map<string, [first: FeedQuote, last: FeedQuote]>()
  for (const quote of quotes) {
    const key = `${quote.companyId} ${quote.type}`
    ends.set(key, [ends.get(key)?.[0] ?? quote, quote])
  }
  return [...ends.values()].flatMap(([first, last]) => (first === last ? [first] : [first, last]))
}

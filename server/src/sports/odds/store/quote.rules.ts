import { faultFinderOf } from '@saidian/shared/contracts/validation'
import { FeedQuote } from '../../../feeds/messages'
import type { OddsKind, OddsRules } from '../odds-sport'

/** The highest odds of any list are about 1000. */
const MAX_PRICE = 1_001
/** Unless the kind says otherwise. */
const MAX_LINE = 99

const fieldFault = faultFinderOf(FeedQuote)

/**
 * The invalid part of a quotation, or null. Feeds are external: one bad price must not stop the
 * others. Unknown companies and match statuses are valid. A suspended market may have prices of 0.
 */
export function quoteFault(quote: FeedQuote, kinds: OddsRules['kinds']): string | null {
  const fault = fieldFault(quote)
  if (fault !== null) return fault
  const kind = kinds.get(quote.type)
  if (!kind) return 'type'
  if (quote.minute === null && quote.addedMinute !== null) return 'addedMinute'
  return arePricesValid(quote, kind) ? null : 'prices'
}

function arePricesValid(
  { left, middle, right, suspended }: FeedQuote,
  { priceAbove, middle: meaning, maxLine = MAX_LINE }: OddsKind,
): boolean {
  const isPrice = (price: number) => {
    return (suspended && price === 0) || (price > priceAbove && price <= MAX_PRICE)
  }
  if (!isPrice(left) || !isPrice(right)) return false
  if (meaning === 'none') return middle === 0
  if (meaning === 'price') return isPrice(middle)
  const isLine = Number.isInteger(middle * 4) && Math.abs(middle) <= maxLine
  return isLine && (meaning === 'handicap' || middle >= 0)
}

/** A source may leave out the draw that a sport does not have: it counts as 0. */
export function withoutDraw(quote: FeedQuote, kinds: OddsRules['kinds']): FeedQuote {
  const isLeftOut = quote !== null && kinds.get(quote?.type)?.middle === 'none'
  return isLeftOut ? { ...quote, middle: quote.middle ?? 0 } : quote
}

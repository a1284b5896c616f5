import { faultFinderOf } from '@saidian/shared/contracts/validation'
import { FeedQuote } from '../../../feeds/messages'
import type { OddsKind, OddsRules } from '../odds-sport'

/** The highest odds of any list are about 1000. */
const MAX_PRICE = 1_001
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
  { priceAbove, middle: meaning }: OddsKind,
): boolean {
  const isPrice = (price: number) => {
    return (suspended && price === 0) || (price > priceAbove && price <= MAX_PRICE)
  }
  if (!isPrice(left) || !isPrice(right)) return false
  if (meaning === 'price') return isPrice(middle)
  const isLine = Number.isInteger(middle * 4) && Math.abs(middle) <= MAX_LINE
  return isLine && (meaning === 'handicap' || middle >= 0)
}

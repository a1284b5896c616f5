import type { FeedQuote } from '../../../feeds/feed'
import type { OddsKind, OddsRules } from '../odds-sport'

const MAX_SMALL = 32_767
const MAX_KEY_LENGTH = 200
/** NUL and halves of surrogate pairs: PostgreSQL cannot store them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u
/** The highest odds of any list are about 1000. */
const MAX_PRICE = 1_001
const MAX_LINE = 99

/**
 * The invalid part of a quotation, or null. Feeds are external: one bad price must not stop the
 * others. Unknown companies and match statuses are valid. A suspended market may have prices of 0.
 */
export function quoteFault(quote: FeedQuote, kinds: OddsRules['kinds']): string | null {
  if (typeof quote !== 'object' || quote === null) return 'quote'
  const { matchKey, companyId, at, minute, addedMinute, status, score } = quote
  if (typeof matchKey !== 'string' || matchKey.length > MAX_KEY_LENGTH || UNSTORABLE.test(matchKey))
    return 'key'
  if (!isCompanyId(companyId)) return 'company'
  const kind = kinds.get(quote.type)
  if (!kind) return 'type'
  if (!Number.isFinite(at) || at <= 0 || at > 1e11) return 'at'
  if (minute !== null && !isWhole(minute, MAX_SMALL)) return 'minute'
  if (addedMinute !== null && (minute === null || !isWhole(addedMinute, MAX_SMALL))) return 'minute'
  if (!isWhole(status, MAX_SMALL) || typeof quote.suspended !== 'boolean') return 'status'
  if (score !== null && !isScore(score)) return 'score'
  return arePricesValid(quote, kind) ? null : 'prices'
}

/** Whether a value is in the range of company ids. */
export function isCompanyId(value: unknown): boolean {
  return isWhole(value, MAX_SMALL) && value !== 0
}

function arePricesValid(
  { left, middle, right, suspended }: FeedQuote,
  { priceAbove, middle: meaning }: OddsKind,
): boolean {
  const isPrice = (price: number) => {
    return (
      (suspended && price === 0) ||
      (Number.isFinite(price) && price > priceAbove && price <= MAX_PRICE)
    )
  }
  if (!isPrice(left) || !isPrice(right)) return false
  if (meaning === 'price') return isPrice(middle)
  const isLine = Number.isInteger(middle * 4) && Math.abs(middle) <= MAX_LINE
  return isLine && (meaning === 'handicap' || middle >= 0)
}

function isScore(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => isWhole(part, MAX_SMALL))
  )
}

function isWhole(value: unknown, max: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= max
}

import { ODDS_TYPE } from '@saidian/shared/contracts'
import type { FeedQuote } from '../../../feeds/feed'

const SMALL = 32_767
const LONGEST_KEY = 200
/** NUL and halves of surrogate pairs: no key has them, and no database takes them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u
/** The longest shot on any list is paid a thousandfold. */
const HIGHEST_PRICE = 1_001
const LARGEST_LINE = 99

/**
 * What is wrong with a quotation, or null. Feeds are written by others: one bad price must not stop those beside it.
 * A company or match status nobody knows is fine. While a market is suspended its prices may be gone (0).
 */
export function quoteFault(quote: FeedQuote): string | null {
  if (typeof quote !== 'object' || quote === null) return 'quote'
  const { matchKey, companyId, at, minute, addedMinute, status, score } = quote
  if (typeof matchKey !== 'string' || matchKey.length > LONGEST_KEY || UNSTORABLE.test(matchKey))
    return 'key'
  if (!isCompanyId(companyId)) return 'company'
  if (!isWhole(quote.type, ODDS_TYPE.corners) || Number(quote.type) === 0) return 'type'
  if (!Number.isFinite(at) || at <= 0 || at > 1e11) return 'at'
  if (minute !== null && !isWhole(minute, SMALL)) return 'minute'
  if (addedMinute !== null && (minute === null || !isWhole(addedMinute, SMALL))) return 'minute'
  if (!isWhole(status, SMALL) || typeof quote.suspended !== 'boolean') return 'status'
  if (score !== null && !isScore(score)) return 'score'
  return arePricesSound(quote) ? null : 'prices'
}

/** Whether a number may be that of a company, known or not. */
export function isCompanyId(value: unknown): boolean {
  return isWhole(value, SMALL) && value !== 0
}

function arePricesSound({ type, left, middle, right, suspended }: FeedQuote): boolean {
  // A stake comes back with the win: euro pays more than 1, the others more than nothing.
  const lowest = type === ODDS_TYPE.euro ? 1 : 0
  const isPrice = (price: number) => {
    return (
      (suspended && price === 0) ||
      (Number.isFinite(price) && price > lowest && price <= HIGHEST_PRICE)
    )
  }
  if (!isPrice(left) || !isPrice(right)) return false
  if (type === ODDS_TYPE.euro) return isPrice(middle)
  const isLine = Number.isInteger(middle * 4) && Math.abs(middle) <= LARGEST_LINE
  return isLine && (type === ODDS_TYPE.asia || middle >= 0)
}

function isScore(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((part) => isWhole(part, SMALL))
}

function isWhole(value: unknown, largest: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= largest
}

import type { FeedLotteryEntry, FeedLotteryIssue, LotteryKind } from '../../feeds/feed'

const KINDS: ReadonlySet<LotteryKind> = new Set(['jczq', 'bjdc', 'sfc'])
const MARKS = 5
const HIGHEST_MARK = 4
const LARGEST_LINE = 20
const HIGHEST_PRICE = 100_000
const LARGEST_NUMBER = 1_000_000
const LONGEST_ISSUE = 20
const LONGEST_KEY = 200
const LATEST_S = 1e11
/** NUL and halves of surrogate pairs: no key has them, and no database takes them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u

/** What is wrong with an issue, or null. */
export function issueFault(issue: FeedLotteryIssue): string | null {
  if (!isNamed(issue)) return 'issue'
  const { startAt, endAt, drawAt, sales, jackpot } = issue
  if (!isTime(startAt) || !isTime(endAt) || !(drawAt === null || isTime(drawAt))) return 'time'
  return [sales, jackpot].every((money) => money === null || isCount(money)) ? null : 'money'
}

/** What is wrong with an entry, or null: one bad entry must not stop those beside it. */
export function entryFault(entry: FeedLotteryEntry): string | null {
  if (!isNamed(entry)) return 'issue'
  const { num, matchKey, stopAt, sale, spf, line, rq } = entry
  if (!isCount(num) || num > LARGEST_NUMBER) return 'number'
  if (!isText(matchKey, LONGEST_KEY)) return 'key'
  if (!isTime(stopAt)) return 'time'
  if (!areMarks(sale)) return 'sale'
  if (line !== null && !(Number.isInteger(line) && Math.abs(line) <= LARGEST_LINE)) return 'line'
  return [spf, rq].every((prices) => prices === null || arePrices(prices)) ? null : 'prices'
}

function isNamed(named: { kind: LotteryKind; issue: string } | null): boolean {
  if (typeof named !== 'object' || named === null) return false
  const { kind, issue } = named
  return KINDS.has(kind) && isText(issue, LONGEST_ISSUE)
}

function areMarks(sale: unknown): boolean {
  if (!Array.isArray(sale) || sale.length > MARKS) return false
  return sale.every((mark) => isCount(mark) && mark <= HIGHEST_MARK)
}

function arePrices(prices: unknown): boolean {
  if (!Array.isArray(prices) || prices.length !== 3) return false
  return prices.every((price) => Number.isFinite(price) && price >= 0 && price <= HIGHEST_PRICE)
}

function isText(text: unknown, longest: number): boolean {
  return typeof text === 'string' && text !== '' && text.length <= longest && !UNSTORABLE.test(text)
}

function isTime(at: unknown): boolean {
  return typeof at === 'number' && at > 0 && at < LATEST_S
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

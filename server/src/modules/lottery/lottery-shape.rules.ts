import type { FeedLotteryEntry, FeedLotteryIssue, LotteryKind } from '../../feeds/feed'

const KINDS: ReadonlySet<LotteryKind> = new Set(['jczq', 'bjdc', 'sfc'])
const MAX_MARKS = 5
const MAX_MARK = 4
const MAX_LINE = 20
const MAX_PRICE = 100_000
const MAX_NUMBER = 1_000_000
const MAX_ISSUE_LENGTH = 20
const MAX_KEY_LENGTH = 200
const MAX_TIME_S = 1e11
/** NUL and halves of surrogate pairs: PostgreSQL cannot store them. */
const UNSTORABLE = /[\0\ud800-\udfff]/u

/** The invalid part of an issue, or null. */
export function issueFault(issue: FeedLotteryIssue): string | null {
  if (!isNamed(issue)) return 'issue'
  const { startAt, endAt, drawAt, sales, jackpot } = issue
  if (!isTime(startAt) || !isTime(endAt) || !(drawAt === null || isTime(drawAt))) return 'time'
  return [sales, jackpot].every((money) => money === null || isCount(money)) ? null : 'money'
}

/** The invalid part of an entry, or null; one bad entry must not stop the others. */
export function entryFault(entry: FeedLotteryEntry): string | null {
  if (!isNamed(entry)) return 'issue'
  const { num, matchKey, stopAt, sale, spf, line, rq } = entry
  if (!isCount(num) || num > MAX_NUMBER) return 'number'
  if (!isText(matchKey, MAX_KEY_LENGTH)) return 'key'
  if (!isTime(stopAt)) return 'time'
  if (!areMarks(sale)) return 'sale'
  if (line !== null && !(Number.isInteger(line) && Math.abs(line) <= MAX_LINE)) return 'line'
  return [spf, rq].every((prices) => prices === null || arePrices(prices)) ? null : 'prices'
}

function isNamed(named: { kind: LotteryKind; issue: string } | null): boolean {
  if (typeof named !== 'object' || named === null) return false
  const { kind, issue } = named
  return KINDS.has(kind) && isText(issue, MAX_ISSUE_LENGTH)
}

function areMarks(sale: unknown): boolean {
  if (!Array.isArray(sale) || sale.length > MAX_MARKS) return false
  return sale.every((mark) => isCount(mark) && mark <= MAX_MARK)
}

function arePrices(prices: unknown): boolean {
  if (!Array.isArray(prices) || prices.length !== 3) return false
  return prices.every((price) => Number.isFinite(price) && price >= 0 && price <= MAX_PRICE)
}

function isText(text: unknown, maxLength: number): boolean {
  return (
    typeof text === 'string' && text !== '' && text.length <= maxLength && !UNSTORABLE.test(text)
  )
}

function isTime(at: unknown): boolean {
  return typeof at === 'number' && at > 0 && at < MAX_TIME_S
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

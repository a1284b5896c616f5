import type { QuoteRecord } from '../records'

const KINDS = ['asia', 'eu', 'bs', 'cr'] as const
const CHANGE = 4

type Quotation = {
  matchId: unknown
  companyId: unknown
  kind: unknown
  change: unknown
  score: unknown
}

/**
 * A quotation whose `change` is `[time, minute, "value,value,value,suspended", status]`
 * (codes-and-words 1.7); null when malformed.
 */
export function quoteFrom({
  matchId,
  companyId,
  kind,
  change,
  score,
}: Quotation): QuoteRecord | null {
  const known = KINDS.find((one) => one === kind)
  const company = Number(companyId)
  const isNamed = typeof matchId === 'string' || Number.isSafeInteger(matchId)
  if (!known || !isNamed || !Number.isSafeInteger(company) || company <= 0) return null
  if (!Array.isArray(change) || change.length < CHANGE) return null
  const [at, minute, packed, status] = change as unknown[]
  const [left, middle, right, closed, ...more] = String(packed).split(',')
  const values = [left, middle, right].map((text) => (text?.trim() ? Number(text) : Number.NaN))
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = values
  const isTimed = Number.isSafeInteger(at) && Number(at) > 0 && Number.isSafeInteger(status)
  if (!isTimed || values.some(Number.isNaN) || more.length > 0) return null
  if (closed !== '0' && closed !== '1') return null
  return {
    matchId: `${matchId}`,
    companyId: company,
    kind: known,
    at: Number(at),
    minute: String(minute ?? ''),
    values: [first, second, third],
    status: Number(status),
    suspended: closed === '1',
    score: String(score ?? ''),
  }
}

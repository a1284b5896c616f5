import type { FeedQuote, OddsType, Pair } from '../../feed'
import { minuteOf } from '../match/minute.rules'
import type { QuoteRecord } from '../records'

const TYPES: Record<QuoteRecord['kind'], OddsType> = { asia: 1, eu: 2, bs: 3, cr: 4 }
const SCORE = /^(\d{1,3})-(\d{1,3})$/

type Options = {
  matchKey: (id: string) => string
  handicapSign: 1 | -1
  toOurs: (seconds: number) => number
}

/** A quotation with our sign of the line: positive means that home gives. */
export function quoteOf(
  record: QuoteRecord,
  { matchKey, handicapSign, toOurs }: Options,
): FeedQuote {
  const { matchId, companyId, kind, at, values, status, suspended, score } = record
  const [left, middle, right] = values
  const clock = minuteOf(record.minute)
  const [, home, away] = SCORE.exec(score) ?? []
  const pair: Pair | null =
    home !== undefined && away !== undefined ? [Number(home), Number(away)] : null
  return {
    matchKey: matchKey(matchId),
    companyId,
    type: TYPES[kind],
    at: toOurs(at),
    minute: clock?.minute ?? null,
    addedMinute: clock?.addedMinute ?? null,
    left,
    // `0 - middle` avoids −0 for a level line.
    middle: kind === 'asia' && handicapSign === -1 ? 0 - middle : middle,
    right,
    status,
    suspended,
    score: pair,
  }
}

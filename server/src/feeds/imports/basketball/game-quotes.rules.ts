import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import type { FeedQuote } from '../../feed'
import type { OddsGame } from './odds-file'

/** The file has the lines of the market, not of one company. */
const MARKET = 1005
/** Spreads and totals are quoted at -110 a side, which the file leaves out. */
const USUAL_PRICE = 0.909
/** Opening lines are of the day before. */
const OPENED_BEFORE = 20 * 3_600

const PREMATCH = { minute: null, addedMinute: null, status: 1, suspended: false, score: null }

/** Opening and closing spread and total, and the closing money line, of a game. */
export function gameQuotes(
  { opening, closing, moneyLine }: Pick<OddsGame, 'opening' | 'closing' | 'moneyLine'>,
  kickoffAt: number,
): Omit<FeedQuote, 'matchKey'>[] {
  const quote = (type: number, at: number, [left, middle, right]: readonly number[]) => ({
    companyId: MARKET,
    type,
    at,
    ...PREMATCH,
    left: left ?? 0,
    middle: middle ?? 0,
    right: right ?? 0,
  })
  const phases = [
    { lines: opening, at: kickoffAt - OPENED_BEFORE },
    { lines: closing, at: kickoffAt },
  ]
  const quotes = phases.flatMap(({ lines: { spread, total }, at }) => [
    ...(spread === null ? [] : [quote(ODDS_TYPE.asia, at, [USUAL_PRICE, spread, USUAL_PRICE])]),
    ...(total === null ? [] : [quote(ODDS_TYPE.overUnder, at, [USUAL_PRICE, total, USUAL_PRICE])]),
  ])
  if (moneyLine === null) return quotes
  const [home, away] = moneyLine
  // Without a draw the middle value is 0.
  const prices = [decimalOdds(home), 0, decimalOdds(away)]
  return [...quotes, quote(ODDS_TYPE.euro, kickoffAt, prices)]
}

/** American odds as a price with the stake: +170 is 2.7, -200 is 1.5. */
function decimalOdds(american: number): number {
  const profit = american > 0 ? american / 100 : 100 / -american
  return Math.round((1 + profit) * 1_000) / 1_000
}

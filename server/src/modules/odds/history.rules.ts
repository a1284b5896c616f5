import type { OddsQuote } from '@saidian/shared/contracts'

/** A quotation as it was told, not yet compared. */
export type ToldQuote = Omit<OddsQuote, 'turn'>

/**
 * Quotations, the newest first, each compared with the one before it; the oldest stands. Where a market was suspended
 * without prices there is nothing to compare: the next one is held against the last with prices.
 */
export function withTurns(quotes: readonly ToldQuote[]): OddsQuote[] {
  let before: ToldQuote | null = null
  const compared: OddsQuote[] = []
  for (const quote of quotes.toReversed()) {
    const isGone = quote.suspended && quote.left === 0
    compared.push({ ...quote, turn: before === null || isGone ? [0, 0, 0] : turnOf(quote, before) })
    if (!isGone) before = quote
  }
  return compared.toReversed()
}

function turnOf(quote: ToldQuote, before: ToldQuote): OddsQuote['turn'] {
  return [
    Math.sign(quote.left - before.left),
    Math.sign(quote.middle - before.middle),
    Math.sign(quote.right - before.right),
  ]
}

import type { OddsQuote } from '@saidian/shared/contracts/odds'

/** A quotation without the movement of its prices. */
export type PlainQuote = Omit<OddsQuote, 'turn'>

/**
 * Adds the movement of the prices to quotations, newest first: each is compared with the one before
 * it, the oldest has none. A suspended quotation without prices has no movement, and the next one
 * is compared with the last one that has prices.
 */
export function withMovements(quotes: readonly PlainQuote[]): OddsQuote[] {
  let before: PlainQuote | null = null
  const compared: OddsQuote[] = []
  for (const quote of quotes.toReversed()) {
    const isGone = quote.suspended && quote.left === 0
    compared.push({
      ...quote,
      turn: before === null || isGone ? [0, 0, 0] : movementOf(quote, before),
    })
    if (!isGone) before = quote
  }
  return compared.toReversed()
}

function movementOf(quote: PlainQuote, before: PlainQuote): OddsQuote['turn'] {
  return [
    Math.sign(quote.left - before.left),
    Math.sign(quote.middle - before.middle),
    Math.sign(quote.right - before.right),
  ]
}

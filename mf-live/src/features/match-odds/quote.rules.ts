import type { OddsLine, OddsQuote } from '@saidian/shared/contracts/odds'
import { keepTwo } from '@saidian/shared/lib'
import type { OddsKind } from './odds-view'

/** A value with the label of its column, and -1, 0 or 1 for its last move. */
export type QuoteText = { label: string; text: string; move: number }

/** The values as text: prices with two decimals, the middle as its kind shows it, if it has one. */
export function quoteTexts(
  quote: OddsQuote,
  { columns, middleText }: Pick<OddsKind, 'columns' | 'middleText'>,
): QuoteText[] {
  const values = [keepTwo(quote.left), middleText(quote.middle), keepTwo(quote.right)]
  return values.flatMap((text, place) => {
    const label = columns[place]
    return label == null ? [] : [{ label, text, move: quote.turn[place] ?? 0 }]
  })
}

/**
 * The quotation with `turn` relative to the opening one above it in the table. In the history,
 * `turn` is relative to the previous quotation and comes from the server.
 */
export function againstOpening(quote: OddsQuote, opening: OddsQuote | null): OddsQuote {
  if (!opening || opening === quote || opening.suspended) return { ...quote, turn: [0, 0, 0] }
  const moveOf = (place: 'left' | 'middle' | 'right') => Math.sign(quote[place] - opening[place])
  return { ...quote, turn: [moveOf('left'), moveOf('middle'), moveOf('right')] }
}

/** The current quotation: in play if there is one, else the last before the start. */
export function currentQuote({ opening, prematch, inplay }: OddsLine): OddsQuote | null {
  return inplay ?? prematch ?? opening
}

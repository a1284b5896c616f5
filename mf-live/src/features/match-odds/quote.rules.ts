import type { OddsLine, OddsQuote } from '@saidian/shared/contracts/odds'
import { keepTwo } from '@saidian/shared/lib'
import type { OddsKind } from './odds-view'

/** The three values as text: prices with two decimals, the middle as its kind shows it. */
export function quoteTexts(
  quote: OddsQuote,
  { middleText }: Pick<OddsKind, 'middleText'>,
): readonly [string, string, string] {
  return [keepTwo(quote.left), middleText(quote.middle), keepTwo(quote.right)]
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

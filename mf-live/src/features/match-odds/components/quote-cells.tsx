import type { OddsQuote, OddsType } from '@saidian/shared/contracts/odds'
import { classNames } from '@saidian/shared/ui'
import css from '../match-odds.module.css'
import { useOddsKind } from '../odds-view'
import { quoteTexts } from '../quote.rules'

const PLACES = [0, 1, 2] as const

export type QuoteCellsProps = {
  quote: OddsQuote
  type: OddsType
  hasTint: boolean
  isNew?: boolean
  /** `td` inside the row of a table. */
  as?: 'span' | 'td'
}

/** Left, middle, right: red and ↑ after a rise, green and ↓ after a fall; 封 while suspended. */
export function QuoteCells({
  quote,
  type,
  hasTint,
  isNew = false,
  as: Cell = 'span',
}: QuoteCellsProps) {
  const texts = quoteTexts(quote, useOddsKind(type))
  if (quote.suspended) {
    return (
      <Cell className={css.suspended} {...(Cell === 'td' && { colSpan: PLACES.length })}>
        封
      </Cell>
    )
  }
  return (
    <>
      {PLACES.map((place) => {
        const move = hasTint ? quote.turn[place] : 0
        return (
          <Cell
            key={place}
            className={classNames(
              css.value,
              move === 1 && css.up,
              move === -1 && css.down,
              isNew && move !== 0 && css.fresh,
            )}
          >
            {texts[place]}
            {move !== 0 && (
              <i className={css.arrow} aria-hidden="true">
                {move === 1 ? '↑' : '↓'}
              </i>
            )}
          </Cell>
        )
      })}
    </>
  )
}

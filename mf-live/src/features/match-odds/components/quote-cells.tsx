import type { OddsQuote, OddsType } from '@saidian/shared/contracts/odds'
import { classNames } from '@saidian/shared/ui'
import css from '../match-odds.module.css'
import { useOddsKind } from '../odds-view'
import { quoteTexts } from '../quote.rules'

export type QuoteCellsProps = {
  quote: OddsQuote
  type: OddsType
  hasTint: boolean
  isNew?: boolean
  /** `td` inside the row of a table. */
  as?: 'span' | 'td'
}

/** The values: red and ↑ after a rise, green and ↓ after a fall; 封 while suspended. */
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
      <Cell className={css.suspended} {...(Cell === 'td' && { colSpan: texts.length })}>
        封
      </Cell>
    )
  }
  return (
    <>
      {texts.map(({ label, text, move: lastMove }) => {
        const move = hasTint ? lastMove : 0
        return (
          <Cell
            key={label}
            className={classNames(
              css.value,
              move === 1 && css.up,
              move === -1 && css.down,
              isNew && move !== 0 && css.fresh,
            )}
          >
            {text}
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

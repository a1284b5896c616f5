import { useRecentChange } from '@saidian/shared/ui'
import { QuoteCells, type QuoteCellsProps } from './quote-cells'

const TINT_MS = 5_000

/** The values of a quotation, tinted for a moment after a change. */
export function LiveQuoteCells({ quote, type, hasTint }: Omit<QuoteCellsProps, 'isNew'>) {
  const isNew = useRecentChange(`${quote.at} ${quote.suspended}`, TINT_MS)
  return <QuoteCells quote={quote} type={type} hasTint={hasTint} isNew={isNew} />
}

import type { OddsLine, OddsType } from '@saidian/shared/contracts/odds'
import { Sheet } from '@saidian/shared/ui/subpages'
import { useMatchHeader } from '../../../match/use-match-query'
import css from '../match-odds.module.css'
import { useOddsKind } from '../odds-view'
import { currentQuote } from '../quote.rules'

/** Explains the line of a company, and what the current score means for it. */
export function LineMeaning({
  line,
  type,
  onClose,
}: {
  line: OddsLine
  type: OddsType
  onClose: () => void
}) {
  const sentences = useLineMeaning(line, type)
  return (
    <Sheet title={`${line.nameZh} 盘口解释`} onClose={onClose}>
      <div className={css.meaning}>
        {sentences.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </Sheet>
  )
}

function useLineMeaning(line: OddsLine, type: OddsType): readonly string[] {
  const { meaningOf } = useOddsKind(type)
  const { currentData } = useMatchHeader()
  const quote = currentQuote(line)
  const match = currentData?.shown.match
  if (!quote || !match) return []
  return meaningOf(quote, match)
}

import type { OddsLine, OddsType } from '@saidian/shared/contracts/odds'
import { Sheet } from '@saidian/shared/ui'
import { useMatchHeaderQuery } from '../../../match/match.api'
import { useMatchContext } from '../../../match/match-context'
import css from '../match-odds.module.css'
import { currentQuote, lineMeaning } from '../quote.rules'

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
        {sentences.length === 0 ? (
          <p>欧指是主胜、平、客胜的赔率，含本金：1 元猜中得到的总额。</p>
        ) : (
          sentences.map((each) => <p key={each}>{each}</p>)
        )}
      </div>
    </Sheet>
  )
}

function useLineMeaning(line: OddsLine, type: OddsType): string[] {
  const { matchId } = useMatchContext()
  const { currentData } = useMatchHeaderQuery(matchId)
  const quote = currentQuote(line)
  const match = currentData?.shown.match
  if (!quote || !match) return []
  return lineMeaning(quote, type, { status: match.s, score: match.score, corners: match.corners })
}

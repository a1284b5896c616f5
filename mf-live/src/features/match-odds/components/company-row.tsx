import type { OddsLine, OddsQuote, OddsType } from '@saidian/shared/contracts/odds'
import { Icon } from '@saidian/shared/ui'
import { useLongPress } from '@saidian/shared/ui/subpages'
import { memo } from 'react'
import { quoteTime } from '../history.rules'
import css from '../match-odds.module.css'
import { type OddsKind, useOddsKind } from '../odds-view'
import { againstOpening, quoteTexts } from '../quote.rules'
import { LiveQuoteCells } from './live-quote-cells'

export type CompanyRowProps = {
  line: OddsLine
  type: OddsType
  onChoose: () => void
  onExplain: () => void
}

/** One company: opening, current and in-play odds, as far as they exist. */
export const CompanyRow = memo(
  function CompanyRow({ line, type, onChoose, onExplain }: CompanyRowProps) {
    const kind = useOddsKind(type)
    const press = useLongPress(onExplain)
    const { opening, prematch, inplay } = line
    const phases = [
      ['初', opening],
      ['即', prematch && againstOpening(prematch, opening)],
      ['滚', inplay && againstOpening(inplay, opening)],
    ].filter((phase): phase is [string, OddsQuote] => phase[1] !== null)
    const newest = phases.at(-1)?.[1]
    return (
      <li className={css.company}>
        <button type="button" className={css.companyButton} onClick={onChoose} {...press}>
          <span className={css.spoken}>{sentence(line, kind, phases)}</span>
          <span className={css.companyName} aria-hidden="true">
            {line.nameZh}
            <span className={css.quotedAt}>{newest && quoteTime(newest)}</span>
          </span>
          <span className={css.phases} aria-hidden="true">
            {phases.map(([label, quote]) => (
              <span key={label} className={css.phase}>
                <span className={css.phaseLabel}>{label}</span>
                <LiveQuoteCells quote={quote} type={type} hasTint={label !== '初'} />
              </span>
            ))}
          </span>
          <Icon name="chevron" size={12} />
        </button>
      </li>
    )
  },
  (before, after) => before.line === after.line && before.type === after.type,
)

function sentence(line: OddsLine, kind: OddsKind, phases: readonly [string, OddsQuote][]): string {
  const phaseTexts = phases.map(([label, quote]) => {
    const time = quoteTime(quote)
    if (quote.suspended) return `${label} 封盘，${time}`
    return `${label} ${quoteTexts(quote, kind)
      .map((value) => `${value.label} ${value.text}`)
      .join(' ')}，${time}`
  })
  return [line.nameZh, ...phaseTexts].join('，')
}

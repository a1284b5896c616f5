import type { OddsLine } from '@saidian/shared/contracts/odds'
import { useSetting } from '@saidian/shared/store'
import { Button } from '@saidian/shared/ui'
import { Card } from '../../match/components/card'
import { useMatchContext } from '../../match/match-context'
import { useMatchHeader, useMatchOdds } from '../../match/use-match-query'
import { QuoteCells } from './components/quote-cells'
import { quoteTime } from './history.rules'
import css from './match-odds.module.css'
import { type OddsKind, type OddsView, OddsViewContext } from './odds-view'
import { againstOpening, currentQuote } from './quote.rules'

/**
 * 盘口 in short: opening and current odds of each type at the chosen company. Renders nothing without
 * odds or while odds are switched off.
 */
export function LineCard({ view }: { view: OddsView }) {
  const { showTab } = useMatchContext()
  const [showsOdds] = useSetting('showsOdds')
  const coverage = useMatchHeader().currentData?.shown.coverage
  if (!showsOdds || coverage?.odds !== 1) return null
  return (
    <Card
      title="盘口"
      action={
        <Button look="plain" onClick={() => showTab('odds')}>
          全部指数
        </Button>
      }
    >
      <OddsViewContext value={view}>
        {view.map(
          (kind) =>
            kind.shortText !== null && (
              <TypeLines key={kind.type} kind={kind} title={kind.shortText} />
            ),
        )}
      </OddsViewContext>
    </Card>
  )
}

type TypeLinesProps = { kind: OddsKind; title: string }

function TypeLines({ kind, title }: TypeLinesProps) {
  const { type } = kind
  const { currentData } = useMatchOdds(type)
  const [companyId] = useSetting('oddsCompanyId')
  const line = chosenLine(currentData?.shown.list ?? [], companyId)
  const now = line && currentQuote(line)
  if (!line || !now) return null
  const phases = [
    ['初', line.opening],
    [now === line.inplay ? '滚' : '即', againstOpening(now, line.opening)],
  ] as const
  return (
    <table className={css.lineTable}>
      <thead>
        <tr>
          <th scope="col">
            {title}{' '}
            <small>
              {line.nameZh} {quoteTime(now)}
            </small>
          </th>
          {kind.columns.map(
            (label) =>
              label !== null && (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {phases.map(
          ([label, quote]) =>
            quote && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <QuoteCells quote={quote} type={type} hasTint={label !== '初'} as="td" />
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

/** The line of the chosen company, else of the first company. */
function chosenLine(lines: readonly OddsLine[], companyId: number): OddsLine | undefined {
  return lines.find((line) => line.companyId === companyId) ?? lines[0]
}

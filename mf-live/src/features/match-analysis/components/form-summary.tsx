import type { AnalysisView } from '../analysis-view'
import type { FormSummary as Summary } from '../form.rules'
import css from './form.module.css'

/** Summary such as 近6场 3胜2平1负, and the rates. */
export function FormSummary({ view, summary }: { view: AnalysisView['form']; summary: Summary }) {
  const rates = [
    ['胜率', summary.winRate],
    ['赢盘率', summary.handicapRate],
    [view.overRateText, summary.overRate],
  ].filter((entry): entry is [string, number] => entry[1] !== null)
  return (
    <p className={css.summary}>
      <span>
        近{summary.matches}场 <b>{summary.won}</b>胜
        {view.hasDraws && (
          <>
            <b>{summary.drawn}</b>平
          </>
        )}
        <b>{summary.lost}</b>负，{view.scoredText(summary)}
      </span>
      <span className={css.rates}>
        {rates.map(([name, value]) => (
          <span key={name}>
            {name} <b>{value}%</b>
          </span>
        ))}
      </span>
    </p>
  )
}

import type { FormSummary as Summary } from '../form.rules'
import css from './form.module.css'

/** Summary such as 近6场 3胜2平1负, and the rates. */
export function FormSummary({ summary }: { summary: Summary }) {
  const rates = [
    ['胜率', summary.winRate],
    ['赢盘率', summary.handicapRate],
    ['大球率', summary.overRate],
  ].filter((entry): entry is [string, number] => entry[1] !== null)
  return (
    <p className={css.summary}>
      <span>
        近{summary.matches}场 <b>{summary.won}</b>胜<b>{summary.drawn}</b>平<b>{summary.lost}</b>
        负，进
        {summary.scored}失{summary.conceded}
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

import type { ListedPrediction, Result } from '@saidian/shared/contracts/predictions'
import { percentsOf, resultsOf, resultText } from '../text.rules'
import css from './outcome-bar.module.css'

const TONE: Record<Result, string | undefined> = {
  home: css.home,
  draw: css.draw,
  away: css.away,
}

/** The chances of the results side by side, each with its name and its percent. */
export function OutcomeBar({ outcome }: Pick<ListedPrediction, 'outcome'>) {
  const results = resultsOf({ outcome })
  const percents = percentsOf(results.map(({ interval }) => interval[1]))
  return (
    <dl className={css.outcome}>
      {results.map(({ result }, place) => (
        <div key={result} className={TONE[result]} style={{ flexGrow: percents[place] }}>
          <dt className={css.name}>{resultText(result)}</dt>
          <dd className={css.percent}>{percents[place]}%</dd>
          <span className={css.bar} />
        </div>
      ))}
    </dl>
  )
}

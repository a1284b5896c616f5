import { Icon } from '@saidian/shared/ui'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import { reasonsOf } from '../reasons.rules'
import css from './match.module.css'
import type { ShownPrediction } from './shown-prediction'

/** Why the model says so; a tap opens the figures. */
export function Reasons({ prediction }: { prediction: ShownPrediction }) {
  const { home, away, showTab } = useMatchContext()
  const names = { home: home.shortZh, away: away.shortZh }
  const reasons = reasonsOf(prediction.whole.terms, names, prediction.listed.sport)
  if (reasons.length === 0) return null
  return (
    <Card title="依据">
      <ul className={css.reasons}>
        {reasons.map(({ text, tab }) => (
          <li key={text}>
            <button type="button" className={css.reason} onClick={() => showTab(tab)}>
              {text}
              <Icon name="chevron" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { Card } from '../../../match/components/card'
import { OutcomeBar } from '../cards/outcome-bar'
import { SettledLine } from '../cards/settled-line'
import { ValueLine } from '../cards/value-line'
import { intervalText, likelyText, resultsOf, resultText } from '../text.rules'
import { useShowsMarket } from '../use-shows-market'
import css from './match.module.css'
import type { ShownPrediction } from './shown-prediction'

/** The chances of the results with their intervals. */
export function Probabilities({ prediction: { listed } }: { prediction: ShownPrediction }) {
  const showsMarket = useShowsMarket()
  const intervals = resultsOf(listed).map(
    ({ result, interval }) => `${resultText(result)} ${intervalText(interval)}`,
  )
  return (
    <Card title="赛前概率" hint="开赛前锁定">
      <OutcomeBar outcome={listed.outcome} />
      <p className={css.hint}>80% 区间：{intervals.join('，')}</p>
      <p className={css.text}>{likelyText(listed)}</p>
      {showsMarket && <ValueLine prediction={listed} />}
      {listed.settled && <SettledLine settled={listed.settled} />}
    </Card>
  )
}

import type { ListedPrediction } from '@saidian/shared/contracts/predictions'
import { keepTwo } from '@saidian/shared/lib'
import { percent, resultText } from '../text.rules'
import css from './prediction-card.module.css'

/** Where the model is above the market: a fact, no advice. */
export function ValueLine({ prediction: { value } }: { prediction: ListedPrediction }) {
  if (!value) return null
  return (
    <p className={css.value}>
      {resultText(value.result)}：模型 {percent(value.chance)}，市场 {percent(value.market)}
      （平均赔率 {keepTwo(value.price)}）
    </p>
  )
}

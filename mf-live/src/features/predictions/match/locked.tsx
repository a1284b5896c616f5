import { formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { Card } from '../../../match/components/card'
import { livePaths } from '../../../paths'
import { RecordCheck } from '../chain/record-check'
import css from './match.module.css'
import type { ShownPrediction } from './shown-prediction'

/** When and from what the prediction was made, and how to check it. */
export function Locked({ prediction: { listed, inputs } }: { prediction: ShownPrediction }) {
  const at = (seconds: number, pattern: string) => formatDate(seconds * 1_000, pattern)
  return (
    <Card title="锁定信息">
      <p className={css.text}>
        {at(listed.lockedAt, 'yyyy-MM-dd hh:mm')} 锁定，模型 {listed.model.split(' ')[0]}，训练数据{' '}
        {inputs.matches} 场，截至 {at(inputs.until, 'yyyy-MM-dd')}。
      </p>
      <RecordCheck record={listed.record} />
      <Link to={livePaths.aiRecord()} className={css.link}>
        全部战绩与校准
      </Link>
    </Card>
  )
}

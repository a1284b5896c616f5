import { Card } from '../../match/components/card'
import css from './record/record.module.css'

const LINES = [
  '足球用带时间衰减的双变量泊松模型（Dixon–Coles），考虑攻防强弱、主场、低比分修正，数据少的球队向平均水平收缩；有射门数据和初盘赔率时作为参考。篮球用净胜分与总分模型，考虑主场与休息天数。',
  '模型每天用已结束的比赛重新训练，只用过去的数据。开赛前写入并锁定，之后不再改动；命中与未中全部公开。',
  '括号里的范围是 80% 区间：数据越少，区间越宽。概率是统计估计，不是投注建议。',
] as const

/** How predictions come about. */
export function HowItWorks() {
  return (
    <Card title="预测怎么来的">
      {LINES.map((line) => (
        <p key={line} className={css.text}>
          {line}
        </p>
      ))}
    </Card>
  )
}

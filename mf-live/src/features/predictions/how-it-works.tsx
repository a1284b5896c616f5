import { Card } from '../../match/components/card'
import css from './record/record.module.css'

const LINES = [
  '足球：进球按泊松分布估计，带低比分修正（Dixon–Coles）和时间衰减，考虑攻防、主场与升班马；' +
    '有射门数据和初盘赔率时一并参考，数据少的球队向平均水平收缩。',
  '篮球：估计净胜分与总分，考虑主场和背靠背；有初盘让分时一并参考。',
  '模型每天用已结束的比赛重新训练，只用过去的数据。开赛前写入并锁定，不再改动；命中与未中都公开。',
  '80% 区间：数据越少，区间越宽。概率是统计估计，不是投注建议。',
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

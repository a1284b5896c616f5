import type { LotteryList } from '@saidian/shared/contracts/lottery'
import { formatDate } from '@saidian/shared/lib'
import { DemoMark } from '../../../../match/components/demo-mark'
import css from '../lottery.module.css'

export type IssueHeadProps = {
  list: LotteryList
  isDemo: boolean
  onChoose: (issue: string) => void
}

/** The issue with its dates, sales and jackpot, and a select for other issues. */
export function IssueHead({ list, isDemo, onChoose }: IssueHeadProps) {
  const { current, issues } = list
  if (!current) return null
  const time = (seconds: number) => formatDate(seconds * 1000, 'MM-dd hh:mm')
  const facts = [
    `${time(current.endAt)} 截止`,
    current.drawAt !== null && `${time(current.drawAt)} 开奖`,
    current.sales !== null && `销量 ${current.sales.toLocaleString('zh-CN')} 元`,
    current.jackpot !== null && `奖池 ${current.jackpot.toLocaleString('zh-CN')} 元`,
  ].filter((fact): fact is string => fact !== false)
  return (
    <div className={css.head}>
      <label className={css.issue}>
        <span className={css.label}>期号</span>
        <select
          className={css.select}
          value={current.issue}
          onChange={({ target }) => onChoose(target.value)}
        >
          {issues.map(({ issue, title }) => (
            <option key={issue} value={issue}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p className={css.dates}>
        {facts.join(' · ')} {isDemo && <DemoMark />}
      </p>
    </div>
  )
}

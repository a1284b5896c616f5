import { SPORT } from '@saidian/shared/contracts/personal'
import type { ValueRecord } from '@saidian/shared/contracts/predictions'
import { keepOne, keepTwo } from '@saidian/shared/lib'
import { Card } from '../../../match/components/card'
import css from './record.module.css'

/** What became of the results that the model believed in more than the market did. */
export function ValueRecords({ records }: { records: readonly ValueRecord[] }) {
  const shown = records.filter(({ picks }) => picks > 0)
  if (shown.length === 0) return null
  return (
    <Card title="模型高于市场的结果" hint="记录，不是建议">
      {shown.map(({ sport, picks, won, expected, marketExpected, returned }) => (
        <p key={sport} className={css.text}>
          {sport === SPORT.football ? '足球' : '篮球'} {picks} 次，出现 {won} 次；模型预期{' '}
          {keepOne(expected)} 次，市场预期 {keepOne(marketExpected)} 次；每次 1 份，共返还{' '}
          {keepTwo(returned)} 份。
        </p>
      ))}
    </Card>
  )
}

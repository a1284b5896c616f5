import type { TeamSums } from '../situation/team-sums.rules'
import css from './box-score.module.css'
import { COLUMNS } from './columns'

/** The sums of a team, with percentages of its shots. */
export function BoxTotals({ sums }: { sums: TeamSums }) {
  return (
    <tr className={css.totals}>
      <th scope="row" className={css.player}>
        <span className={css.name}>合计</span>
        <span className={css.about}>命中率</span>
      </th>
      {COLUMNS.map(({ key, totalOf, rateOf }) => (
        <td key={key} className={css.cell}>
          {totalOf(sums)}
          {rateOf && <span className={css.rate}>{rateOf(sums)}</span>}
        </td>
      ))}
    </tr>
  )
}

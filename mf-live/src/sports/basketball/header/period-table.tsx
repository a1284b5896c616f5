import type { BasketballMatch } from '@saidian/shared/contracts/basketball'
import type { Team } from '@saidian/shared/contracts/matches'
import { isInPlay, periodText, QUARTERS } from '@saidian/shared/lib/basketball'
import { classNames } from '@saidian/shared/ui'
import css from './period-table.module.css'
import { periodLabel } from './period-table.rules'

export type PeriodTableProps = { match: BasketballMatch; home: Team; away: Team }

/** Points of both sides by period, each overtime in a column of its own, fouls and time-outs. */
export function PeriodTable({ match, home, away }: PeriodTableProps) {
  const { homePoints, awayPoints, score, fouls, timeouts } = match
  if (!homePoints || !awayPoints || !score) return null
  const count = Math.max(QUARTERS, homePoints.length, awayPoints.length)
  const periods = Array.from({ length: count }, (_, place) => place + 1)
  const current = isInPlay(match.s) ? homePoints.length : 0
  const sides = [
    { team: home, points: homePoints, total: score[0] },
    { team: away, points: awayPoints, total: score[1] },
  ]
  return (
    <>
      <table className={css.table}>
        <caption className={css.caption}>各节比分</caption>
        <thead>
          <tr>
            <td />
            {periods.map((period) => (
              <th
                key={period}
                scope="col"
                aria-label={periodText(period, count)}
                className={classNames(period === current && css.current)}
              >
                {periodLabel(period, count)}
              </th>
            ))}
            <th scope="col" className={css.total}>
              总分
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ team, points, total }) => (
            <tr key={team.id}>
              <th scope="row" className={css.name}>
                {team.shortZh}
              </th>
              {periods.map((period) => (
                <td key={period} className={classNames(period === current && css.current)}>
                  {points[period - 1] ?? '–'}
                </td>
              ))}
              <td className={css.total}>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isInPlay(match.s) && <Counters fouls={fouls} timeouts={timeouts} />}
    </>
  )
}

/** Team fouls of the period and time-outs left, of home and away. */
function Counters({ fouls, timeouts }: Pick<BasketballMatch, 'fouls' | 'timeouts'>) {
  if (!fouls && !timeouts) return null
  return (
    <p className={css.counters}>
      {fouls && <span>{`本节犯规 ${fouls[0]}-${fouls[1]}`}</span>}
      {timeouts && <span>{`剩余暂停 ${timeouts[0]}-${timeouts[1]}`}</span>}
    </p>
  )
}

import type { CSSProperties } from 'react'
import { Card } from '../../../match/components/card'
import { useMatchContext } from '../../../match/match-context'
import css from './match.module.css'

/** Goals of a side that the table shows. */
const MAX_GOALS = 5

/** The chance of each score, row home, column away. */
export function ScoreMatrix({ scores }: { scores: readonly (readonly number[])[] }) {
  const { home, away } = useMatchContext()
  const rows = scores.slice(0, MAX_GOALS + 1).map((row) => row.slice(0, MAX_GOALS + 1))
  const best = Math.max(...rows.flat())
  return (
    <Card title="比分概率" hint={`行 ${home.shortZh}，列 ${away.shortZh}，%`}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">
              <span className={css.hidden}>进球</span>
            </th>
            {rows[0]?.map((_, goals) => (
              <th key={goals} scope="col">
                {goals}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, goals) => (
            <tr key={goals}>
              <th scope="row">{goals}</th>
              {row.map((chance, other) => (
                <td
                  key={other}
                  className={chance === best ? css.best : undefined}
                  style={{ '--share': Math.round((chance / best) * 100) } as CSSProperties}
                >
                  {(chance * 100).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

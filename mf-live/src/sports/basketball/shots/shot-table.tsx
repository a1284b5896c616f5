import type { Shot } from '@saidian/shared/contracts/basketball'
import { minutesAndSeconds } from '@saidian/shared/lib'
import { periodText } from '@saidian/shared/lib/basketball'
import { useState } from 'react'
import css from './shot-card.module.css'
import { distanceText } from './shots.rules'

/** The shots of the court as a table behind 看数据. */
export function ShotTable({ shots, periods }: { shots: readonly Shot[]; periods: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>看数据</summary>
      {isOpen && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">时间</th>
              <th scope="col">球员</th>
              <th scope="col">出手</th>
              <th scope="col">距离</th>
              <th scope="col">结果</th>
            </tr>
          </thead>
          <tbody>
            {shots.map((shot) => (
              <tr key={shot.key}>
                <td>{`${periodText(shot.period, periods)} ${minutesAndSeconds(shot.clock)}`}</td>
                <td>{shot.player ?? '–'}</td>
                <td>{shot.points === 3 ? '三分' : '两分'}</td>
                <td>{distanceText(shot)}</td>
                <td>{shot.made ? '命中' : '未中'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

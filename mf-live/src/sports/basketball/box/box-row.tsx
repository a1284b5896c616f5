import type { PlayerLine } from '@saidian/shared/contracts/basketball'
import { classNames } from '@saidian/shared/ui'
import { memo } from 'react'
import css from './box-score.module.css'
import { COLUMNS } from './columns'

export type PlayerRowProps = {
  line: PlayerLine
  /** Keys of the columns in which the player is the best of the team. */
  bestKeys: string
  isOnCourt: boolean
}

/** One player. Renders only when the own line changes. */
export const PlayerRow = memo(function PlayerRow({ line, bestKeys, isOnCourt }: PlayerRowProps) {
  const best = bestKeys.split(' ')
  return (
    <tr className={classNames(css.row, line.seconds === 0 && css.idle)}>
      <PlayerName line={line} isOnCourt={isOnCourt} />
      {COLUMNS.map(({ key, textOf }) => (
        <td key={key} className={classNames(css.cell, best.includes(key) && css.best)}>
          {textOf(line)}
        </td>
      ))}
    </tr>
  )
})

/** A named player who does not play, with the reason. */
export const AbsentRow = memo(function AbsentRow({ line }: { line: PlayerLine }) {
  return (
    <tr className={css.row}>
      <PlayerName line={line} isOnCourt={false} />
      <td className={css.absent} colSpan={COLUMNS.length}>
        {['未出场', line.absent].filter(Boolean).join(' · ')}
      </td>
    </tr>
  )
})

function PlayerName({ line, isOnCourt }: { line: PlayerLine; isOnCourt: boolean }) {
  const { nameZh, shortZh, shirtNumber, position, starter, absent } = line
  const role = absent === null ? (starter ? '首发' : '替补') : ''
  const about = [role, position].filter(Boolean).join(' ')
  return (
    <th scope="row" className={css.player} title={nameZh}>
      <span className={css.name}>
        {isOnCourt && (
          <i className={css.court} role="img" aria-label="在场上">
            ●
          </i>
        )}
        {shortZh}
      </span>
      <span className={css.about}>
        {shirtNumber === null ? about : `${shirtNumber}号 ${about}`}
      </span>
    </th>
  )
}

import type { LineupPlayer } from '@saidian/shared/contracts/football'
import { classNames } from '@saidian/shared/ui'
import { FootballEventIcon } from '@saidian/shared/ui/football-events'
import { marksSentence, type Place, type PlayerMarks } from '../marks.rules'
import css from './pitch.module.css'
import { Rating } from './rating'

export type ShirtProps = {
  player: LineupPlayer
  side: 'home' | 'away'
  place: Place
  marks: PlayerMarks
}

/** A player on the pitch: a circle with the number, the name below, marks at the edge. */
export function Shirt({ player, side, place, marks }: ShirtProps) {
  const marksText = marksSentence(marks)
  const name = `${player.shirtNumber ?? ''} ${player.shortZh}${player.captain ? '，队长' : ''}`
  return (
    <div
      className={css.shirt}
      style={{ left: `${place.left}%`, top: `${place.top}%` }}
      role="img"
      aria-label={marksText ? `${name}，${marksText}` : name}
    >
      <span className={classNames(css.circle, css[side])}>
        {player.shirtNumber ?? ''}
        {marks.goals + marks.ownGoals > 0 && (
          <span className={css.goals}>
            <FootballEventIcon type={marks.goals > 0 ? 1 : 17} size={12} />
            {marks.goals > 1 && <i className={css.times}>{marks.goals}</i>}
          </span>
        )}
        {(marks.yellow || marks.red) && (
          <span className={css.cards}>
            <FootballEventIcon type={marks.red ? 4 : 3} size={12} />
          </span>
        )}
        {marks.wentOff && (
          <span className={css.off}>
            <FootballEventIcon type="9-2" size={12} />
          </span>
        )}
        {player.rating !== null && (
          <span className={css.rated}>
            <Rating value={player.rating} />
          </span>
        )}
      </span>
      <span className={css.name}>
        {player.captain && <b className={css.captain}>C</b>}
        {player.shortZh}
      </span>
    </div>
  )
}

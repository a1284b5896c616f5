import type { LineupPlayer } from '@saidian/shared/contracts/football'
import { FootballEventIcon } from '@saidian/shared/ui/football-events'
import type { PlayerMarks } from '../marks.rules'
import { Rating } from './rating'
import css from './squads.module.css'

const POSITIONS: Record<string, string> = { G: '门将', D: '后卫', M: '中场', F: '前锋' }

/** A player in the list: number, name, marks, position, rating. */
export function PlayerLine({ player, marks }: { player: LineupPlayer; marks: PlayerMarks }) {
  return (
    <li className={css.player}>
      <span className={css.number}>{player.shirtNumber ?? ''}</span>
      <span className={css.name}>
        {player.nameZh}
        {player.captain && <span className={css.captain}>队长</span>}
      </span>
      <span className={css.marks}>
        {Array.from({ length: marks.goals }, (_, place) => (
          <FootballEventIcon key={`goal-${place + 1}`} type={1} />
        ))}
        {marks.ownGoals > 0 && <FootballEventIcon type={17} />}
        {marks.assists > 0 && <FootballEventIcon type={18} />}
        {marks.yellow && <FootballEventIcon type={3} />}
        {marks.red && <FootballEventIcon type={4} />}
        {marks.cameOn && (
          <span className={css.change}>
            <FootballEventIcon type="9-1" />
            {marks.cameOn}
          </span>
        )}
        {marks.wentOff && (
          <span className={css.change}>
            <FootballEventIcon type="9-2" />
            {marks.wentOff}
          </span>
        )}
      </span>
      <span className={css.position}>{POSITIONS[player.position ?? ''] ?? ''}</span>
      <span className={css.rating}>
        {player.rating !== null && <Rating value={player.rating} />}
      </span>
    </li>
  )
}

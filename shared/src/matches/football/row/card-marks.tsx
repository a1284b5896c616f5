import type { FootballMatch } from '../../../contracts/football'
import type { RowOptions } from '../../row/sport-view'
import css from './card-marks.module.css'
import { sideCards } from './facts.rules'

export type CardMarksProps = { match: FootballMatch; side: 0 | 1; options: RowOptions }

/** Small yellow and red cards with their numbers behind a team's name. */
export function CardMarks({ match, side, options }: CardMarksProps) {
  const { yellow, red } = sideCards(match, side, options)
  return (
    <>
      {red > 0 && (
        <span className={css.red} title={`${red} 张红牌`}>
          {red}
        </span>
      )}
      {yellow > 0 && (
        <span className={css.yellow} title={`${yellow} 张黄牌`}>
          {yellow}
        </span>
      )}
    </>
  )
}

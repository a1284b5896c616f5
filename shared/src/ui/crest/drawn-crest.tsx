import { CREST_SHAPES, crestShape } from '../../lib'
import css from './crest.module.css'

type DrawnCrestProps = {
  teamId: number
  colors: readonly [string, string]
  mark: string
  size: number
}

/** In a crest up to this size two characters cannot be read. */
const MAX_SMALL_SIZE = 20

/**
 * Shape by the team's id, its two colours, its mark; a small crest has the first character only.
 */
export function DrawnCrest({ teamId, colors, mark, size }: DrawnCrestProps) {
  const shown = size > MAX_SMALL_SIZE ? mark : [...mark].slice(0, 1).join('')
  const { outline, second } = CREST_SHAPES[crestShape(teamId)]
  return (
    <svg className={`${css.crest} ${css[`size${size}`]}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={outline} fill={colors[0]} />
      <path d={second(teamId)} fill={colors[1]} />
      <path d={outline} className={css.edge} />
      <text x="10" y="10" className={shown.length > 1 ? css.twoMarks : css.mark}>
        {shown}
      </text>
    </svg>
  )
}

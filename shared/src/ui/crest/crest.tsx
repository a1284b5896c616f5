import { memo } from 'react'
import css from './crest.module.css'
import { CREST_SHAPES, crestShape } from './crest-shape'

export type CrestProps = {
  teamId: number
  /** The two club colours, `#rrggbb`. */
  colors: readonly [string, string]
  /** One or two characters. */
  mark: string
  size?: 16 | 20 | 32 | 48
}

/** Drawn crest of a team: shape by its id, its two colours, its mark. Decoration: the name stands beside it. */
export const Crest = memo(
  function Crest({ teamId, colors, mark, size = 16 }: CrestProps) {
    const { outline, second } = CREST_SHAPES[crestShape(teamId)]
    return (
      <svg className={`${css.crest} ${css[`size${size}`]}`} viewBox="0 0 20 20" aria-hidden="true">
        <path d={outline} fill={colors[0]} />
        <path d={second(teamId)} fill={colors[1]} />
        <path d={outline} className={css.edge} />
        <text x="10" y="10" className={mark.length > 1 ? css.twoMarks : css.mark}>
          {mark}
        </text>
      </svg>
    )
  },
  (before, after) =>
    before.teamId === after.teamId &&
    before.mark === after.mark &&
    before.size === after.size &&
    before.colors[0] === after.colors[0] &&
    before.colors[1] === after.colors[1],
)

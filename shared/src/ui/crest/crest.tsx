import { memo, useState } from 'react'
import { savesData } from '../data-saver'
import { DrawnCrest } from './drawn-crest'
import { Flag } from './flag'

export type CrestProps = {
  teamId: number
  /** The two club colours, `#rrggbb`. */
  colors: readonly [string, string]
  /** One or two characters. */
  mark: string
  /**
   * Country code of a national team: it shows its flag, and the drawn crest where there is none.
   */
  iso?: string | null
  size?: 16 | 20 | 32 | 48
}

/**
 * Crest of a team: a flag for a national team, drawn for every other. Decoration: the name stands
 * beside it.
 */
export const Crest = memo(
  function Crest({ teamId, colors, mark, iso = null, size = 16 }: CrestProps) {
    const [missing, setMissing] = useState<string | null>(null)
    if (iso && iso !== missing && !savesData())
      return <Flag iso={iso} size={size} onMissing={() => setMissing(iso)} />
    return <DrawnCrest teamId={teamId} colors={colors} mark={mark} size={size} />
  },
  (before, after) =>
    before.teamId === after.teamId &&
    before.mark === after.mark &&
    before.iso === after.iso &&
    before.size === after.size &&
    before.colors[0] === after.colors[0] &&
    before.colors[1] === after.colors[1],
)

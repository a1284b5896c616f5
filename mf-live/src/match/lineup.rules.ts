import type { MatchLineup } from '@saidian/shared/contracts'
import type { Part } from './followed.rules'

/** Line-ups are known before the match; what happens to the men on the pitch comes from the timeline. */
export const lineupPart: Part<MatchLineup> = {
  conceal: (lineup) => lineup,
  apply: (lineup, { lineup: said }) => {
    if (!said) return lineup
    return { ...lineup, home: said.home ?? lineup.home, away: said.away ?? lineup.away }
  },
}

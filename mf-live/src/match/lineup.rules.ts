import type { MatchLineup } from '@saidian/shared/contracts'
import type { Part } from './followed.rules'

/** Line-ups and who is out are known before the match; what happens on the pitch comes from the timeline. */
export const lineupPart: Part<MatchLineup> = {
  conceal: (lineup) => lineup,
  apply: (lineup, { lineup: said, injuries }) => {
    if (!said && !injuries) return lineup
    return {
      ...lineup,
      home: said?.home ?? lineup.home,
      away: said?.away ?? lineup.away,
      injuries: injuries ?? lineup.injuries,
    }
  },
}

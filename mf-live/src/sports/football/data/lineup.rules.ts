import type { MatchEvent, MatchLineup, SideLineup } from '@saidian/shared/contracts/football'
import type { LiveResource } from '@saidian/shared/live'

/**
 * How line-ups are concealed and changed. They and the injuries are known before the match. Ratings
 * change during the match and have no time, so the stream delay hides them.
 */
export const lineupResource: LiveResource<MatchLineup, MatchEvent> = {
  conceal: (lineup) => {
    const [home, away] = [unrated(lineup.home), unrated(lineup.away)]
    return home === lineup.home && away === lineup.away ? lineup : { ...lineup, home, away }
  },
  apply: (lineup, { lineup: changed, injuries }) => {
    if (!changed && !injuries) return lineup
    return {
      ...lineup,
      home: changed?.home ?? lineup.home,
      away: changed?.away ?? lineup.away,
      injuries: injuries ?? lineup.injuries,
    }
  },
}

function unrated(side: SideLineup | null): SideLineup | null {
  if (!side?.players.some(({ rating }) => rating !== null)) return side
  return { ...side, players: side.players.map((player) => ({ ...player, rating: null })) }
}

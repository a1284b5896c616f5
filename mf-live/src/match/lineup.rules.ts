import type { MatchLineup, SideLineup } from '@saidian/shared/contracts'
import type { LiveResource } from '@saidian/shared/live'

/**
 * Line-ups and who is out are known before the match; what happens on the pitch comes from the timeline. Only the marks
 * of the players change with the play, and nobody says how old one is.
 */
export const lineupResource: LiveResource<MatchLineup> = {
  conceal: (lineup) => {
    const [home, away] = [unrated(lineup.home), unrated(lineup.away)]
    return home === lineup.home && away === lineup.away ? lineup : { ...lineup, home, away }
  },
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

function unrated(side: SideLineup | null): SideLineup | null {
  if (!side?.players.some(({ rating }) => rating !== null)) return side
  return { ...side, players: side.players.map((player) => ({ ...player, rating: null })) }
}

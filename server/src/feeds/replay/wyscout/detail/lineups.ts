import type { FeedLineupPlayer, FeedSideLineup } from '../../../feed'
import type { Recording } from '../archive/archive'
import { sideLineup } from '../archive/match-sheet.rules'
import { playerKey, positionOf } from '../archive/players'
import type { WyscoutPlayer, WyscoutSide } from '../archive/shapes'
import { type AveragePlace, averagePlaces } from './average-places.rules'
import { shapeOf } from './formation.rules'

export type Lineups = { home: FeedSideLineup | null; away: FeedSideLineup | null }

const LINES = 'GDMF'
const MIDDLE: AveragePlace = { x: 50, y: 50 }

/** Both line-ups, with formation and places computed from the touches of the starters. */
export function lineupsOf(
  { match, events }: Pick<Recording, 'match' | 'events'>,
  players: ReadonlyMap<number, WyscoutPlayer>,
): Lineups {
  const places = averagePlaces(events)
  const sheetOf = (side: 'home' | 'away') => {
    const team = Object.values(match.teamsData).find((one) => one.side === side)
    return team ? placed(team, players, places) : null
  }
  return { home: sheetOf('home'), away: sheetOf('away') }
}

function placed(
  side: WyscoutSide,
  players: ReadonlyMap<number, WyscoutPlayer>,
  places: ReadonlyMap<number, AveragePlace>,
): FeedSideLineup {
  const sheet = sideLineup(side, players)
  const shape = shapeOf(
    side.formation.lineup.map(({ playerId }) => ({
      playerId,
      position: positionOf(players.get(playerId)),
      place: places.get(playerId) ?? MIDDLE,
    })),
  )
  if (!shape) return sheet
  const slots = new Map([...shape.slots].map(([playerId, slot]) => [playerKey(playerId), slot]))
  return {
    ...sheet,
    formation: shape.formation,
    players: sheet.players
      .map((player) => {
        const slot = slots.get(player.playerKey)
        return slot ? { ...player, position: slot.position, x: slot.x, y: slot.y } : player
      })
      .sort(byLine),
  }
}

/** Starters from the goal to the front and from left to right; then the bench by position. */
function byLine(a: FeedLineupPlayer, b: FeedLineupPlayer): number {
  const line = ({ position }: FeedLineupPlayer) =>
    position ? LINES.indexOf(position) : LINES.length
  return (
    b.state - a.state || line(a) - line(b) || (a.y ?? 0) - (b.y ?? 0) || (a.x ?? 0) - (b.x ?? 0)
  )
}

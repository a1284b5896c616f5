import { EVENT, type WyscoutEvent } from '../archive/shapes'

/** Average place of a player, 0–100: `x` from the left touchline, `y` from the own goal line. */
export type AveragePlace = { x: number; y: number }

/** With fewer touches in the first half the whole match counts. */
const ENOUGH = 8

/** Average places of players from touches of the first half, or of the whole match if few. */
export function averagePlaces(events: readonly WyscoutEvent[]): Map<number, AveragePlace> {
  const all = new Map<number, AveragePlace[]>()
  const firstHalf = new Map<number, AveragePlace[]>()
  for (const event of events) {
    const [at] = event.positions
    // A set piece does not show where its taker plays.
    if (!at || event.eventId === EVENT.freeKick || event.matchPeriod === 'P') continue
    const place = { x: at.y, y: at.x }
    all.set(event.playerId, [...(all.get(event.playerId) ?? []), place])
    if (event.matchPeriod === '1H')
      firstHalf.set(event.playerId, [...(firstHalf.get(event.playerId) ?? []), place])
  }
  return new Map(
    [...all].map(([playerId, places]) => {
      const early = firstHalf.get(playerId) ?? []
      return [playerId, meanOf(early.length >= ENOUGH ? early : places)]
    }),
  )
}

function meanOf(places: readonly AveragePlace[]): AveragePlace {
  const mean = (of: (place: AveragePlace) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

import { groupBy } from '@saidian/shared/lib'
import type { Recording } from './recordings/play'

/** Seconds between the end of a round and the next tip-off. */
const PAUSE = 1_800

type Game = Pick<Recording, 'id' | 'day' | 'homeId' | 'awayId'> & { seconds: number }

/**
 * Second of the replay at which each game tips off, by its number: as many games at once as
 * possible, but no team plays two at a time. The evening with the most games is the first round.
 */
export function tipOffs(games: readonly Game[]): Map<string, number> {
  const evenings = [...groupBy(games, ({ day }) => day).values()].sort(
    (a, b) => b.length - a.length,
  )
  const rounds: Game[][] = []
  for (const game of evenings.flat()) {
    const free = rounds.find((round) => round.every((other) => !hasSameTeam(game, other)))
    if (free) free.push(game)
    else rounds.push([game])
  }
  const seconds = new Map<string, number>()
  let start = 0
  for (const round of rounds) {
    for (const { id } of round) seconds.set(id, start)
    start += Math.max(...round.map((game) => game.seconds)) + PAUSE
  }
  return seconds
}

function hasSameTeam(one: Game, other: Game): boolean {
  const teams = [other.homeId, other.awayId]
  return teams.includes(one.homeId) || teams.includes(one.awayId)
}

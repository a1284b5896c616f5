import type { FeedMessage } from '../../feed'
import { absenceOn } from './fitness.rules'
import { feedPlayer, squadOf } from './squad'

/** All players of the clubs. */
export function playersOf(seed: string, teamKeys: readonly string[], at: number): FeedMessage {
  return {
    kind: 'players',
    at,
    players: teamKeys.flatMap((teamKey) => squadOf(seed, teamKey).map(feedPlayer)),
  }
}

/** Who misses the days around `day` at each of the clubs. */
export function injuriesOf(
  seed: string,
  teamKeys: readonly string[],
  day: number,
  at: number,
): FeedMessage[] {
  return teamKeys.map((teamKey) => ({
    kind: 'injuries',
    at,
    teamKey,
    injuries: injuriesIn(seed, teamKey, day),
  }))
}

function injuriesIn(seed: string, teamKey: string, day: number) {
  return squadOf(seed, teamKey).flatMap((player) => {
    const absence = absenceOn(seed, player, day)
    return absence ? [{ playerKey: player.key, ...absence }] : []
  })
}

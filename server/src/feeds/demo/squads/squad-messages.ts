import type { FeedMessage } from '../../feed'
import { inBatches } from '../in-batches'
import { absenceOn } from './fitness.rules'
import { feedPlayer, squadOf } from './squad'

const CLUBS_AT_ONCE = 20

/** All players of the clubs, some clubs at a time. */
export function playersOf(seed: string, teamKeys: readonly string[], at: number): (() => FeedMessage)[] {
  return inBatches([...teamKeys], CLUBS_AT_ONCE).map((some) => () => ({
    kind: 'players',
    at,
    players: some.flatMap((teamKey) => squadOf(seed, teamKey).map(feedPlayer)),
  }))
}

/** Who misses the days around `day` at each of the clubs, some clubs at a time. */
export function injuriesOf(
  seed: string,
  teamKeys: readonly string[],
  day: number,
  at: number,
): (() => FeedMessage[])[] {
  return inBatches([...teamKeys], CLUBS_AT_ONCE).map(
    (some) => () =>
      some.map((teamKey) => ({ kind: 'injuries', at, teamKey, injuries: injuriesIn(seed, teamKey, day) })),
  )
}

function injuriesIn(seed: string, teamKey: string, day: number) {
  return squadOf(seed, teamKey).flatMap((player) => {
    const absence = absenceOn(seed, player, day)
    return absence ? [{ playerKey: player.key, ...absence }] : []
  })
}

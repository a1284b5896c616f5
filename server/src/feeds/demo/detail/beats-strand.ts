import type { FeedBallPosition } from '../../feed'
import { ballPositionsOf } from '../play/ball'
import type { Script } from '../play/script'
import type { Strand } from './strand'

const AT_ONCE = 2

/** Positions of the ball during play. Past positions are not published. */
export function beatsStrand(script: Script): Strand {
  const ballPositions = ballPositionsOf(script)
  const groups: FeedBallPosition[][] = []
  for (let place = 0; place < ballPositions.length; place += AT_ONCE)
    groups.push(ballPositions.slice(place, place + AT_ONCE))
  return {
    times: groups.map((group) => group.at(-1)?.at ?? 0),
    tell: (_from, to) => {
      const last = groups[to - 1] ?? []
      return [
        {
          kind: 'ballPositions',
          at: last.at(-1)?.at ?? 0,
          matchKey: script.matchKey,
          ballPositions: last,
        },
      ]
    },
  }
}

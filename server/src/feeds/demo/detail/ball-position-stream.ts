import type { FeedBallPosition } from '../../feed'
import type { DetailStream } from '../../timeline'
import { ballPositionsOf } from '../play/ball/ball'
import type { PlayTimeline } from '../play/play-timeline'

const POSITIONS_PER_MESSAGE = 2

/** Positions of the ball during play. Past positions are not published. */
export function ballPositionStream(timeline: PlayTimeline): DetailStream {
  const ballPositions = ballPositionsOf(timeline)
  const groups: FeedBallPosition[][] = []
  for (let place = 0; place < ballPositions.length; place += POSITIONS_PER_MESSAGE)
    groups.push(ballPositions.slice(place, place + POSITIONS_PER_MESSAGE))
  return {
    times: groups.map((group) => group.at(-1)?.at ?? 0),
    messagesFor: (_from, to) => {
      const last = groups[to - 1] ?? []
      return [
        {
          kind: 'ballPositions',
          at: last.at(-1)?.at ?? 0,
          matchKey: timeline.matchKey,
          ballPositions: last,
        },
      ]
    },
  }
}

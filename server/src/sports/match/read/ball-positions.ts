import type { FeedBallPosition } from '../../../feeds/feed'
import type { Bus } from '../../../platform/bus'
import { ballPositionsSubject } from '../match.topics'

/** Ball positions of the last minute; empty while no process publishes the topic. */
export async function readBallPositions(bus: Bus, topic: string): Promise<FeedBallPosition[]> {
  try {
    return (await bus.request(ballPositionsSubject(topic), null)) as FeedBallPosition[]
  } catch {
    return []
  }
}

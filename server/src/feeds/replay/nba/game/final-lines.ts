import type { FeedPlayerLine } from '../../../feed'
import type { Side } from '../recordings/play'
import type { GameTimeline } from './game-timeline'

/** The last line of every player, by side. */
export function finalLines({ boxes }: GameTimeline): Record<Side, FeedPlayerLine[]> {
  const of = (side: Side) => {
    const lines = new Map<string, FeedPlayerLine>()
    for (const box of boxes) for (const line of box[side]) lines.set(line.playerKey, line)
    return [...lines.values()]
  }
  return { home: of('home'), away: of('away') }
}

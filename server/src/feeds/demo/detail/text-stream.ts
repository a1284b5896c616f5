import type { FeedTextLine } from '../../feed'
import type { DetailStream } from '../../timeline'
import type { TimedLine } from '../commentary/live-text-builder'

export function textStream(matchKey: string, timedLines: readonly TimedLine[]): DetailStream {
  return {
    times: timedLines.map(({ at }) => at),
    messagesFor: (from, to) => {
      const lines = new Map<string, FeedTextLine>()
      for (const { line } of timedLines.slice(from, to)) lines.set(line.key, line)
      return [
        {
          kind: 'text',
          at: timedLines[to - 1]?.at ?? 0,
          matchKey,
          revision: to,
          lines: [...lines.values()],
        },
      ]
    },
  }
}

import type { FeedTextLine } from '../../feed'
import type { TimedLine } from '../words/live-text-builder'
import type { Strand } from './strand'

export function textStream(matchKey: string, timedLines: readonly TimedLine[]): Strand {
  return {
    times: timedLines.map(({ at }) => at),
    tell: (from, to) => {
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

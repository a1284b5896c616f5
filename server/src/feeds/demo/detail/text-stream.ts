import type { FeedTextLine } from '../../feed'
import type { Said } from '../words/story'
import type { Strand } from './strand'

export function textStream(matchKey: string, said: readonly Said[]): Strand {
  return {
    times: said.map(({ at }) => at),
    tell: (from, to) => {
      const lines = new Map<string, FeedTextLine>()
      for (const { line } of said.slice(from, to)) lines.set(line.key, line)
      return [
        {
          kind: 'text',
          at: said[to - 1]?.at ?? 0,
          matchKey,
          revision: to,
          lines: [...lines.values()],
        },
      ]
    },
  }
}

import type { Script } from '../play/script'
import { trendOf } from '../play/trend'
import type { Strand } from './strand'

/** Pressure so far, every minute of play. */
export function trendStrand(script: Script): Strand {
  const minutes = script.moments.filter(({ turn }) => turn.kind === 'minute')
  let whole: number[][] | null = null
  return {
    times: minutes.map(({ at }) => at),
    tell: (_from, to) => {
      whole ??= trendOf(script)
      const halves = whole.map((half, index) => {
        const told = minutes.slice(0, to).filter(({ period }) => period === index).length
        return half.slice(0, told)
      })
      const at = minutes[to - 1]?.at ?? 0
      return [
        {
          kind: 'trend',
          at,
          matchKey: script.matchKey,
          revision: to,
          halves: halves.filter(({ length }) => length > 0),
        },
      ]
    },
  }
}

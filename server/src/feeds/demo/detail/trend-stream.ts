import type { DetailStream } from '../../timeline'
import type { PlayTimeline } from '../play/play-timeline'
import { trendOf } from '../play/statistics/trend'

/** Pressure so far, every minute of play. */
export function trendStream(timeline: PlayTimeline): DetailStream {
  const minutes = timeline.moments.filter(({ step }) => step.kind === 'minute')
  let whole: number[][] | null = null
  return {
    times: minutes.map(({ at }) => at),
    messagesFor: (_from, to) => {
      whole ??= trendOf(timeline)
      const halves = whole.map((half, index) => {
        const minuteCount = minutes.slice(0, to).filter(({ period }) => period === index).length
        return half.slice(0, minuteCount)
      })
      const at = minutes[to - 1]?.at ?? 0
      return [
        {
          kind: 'trend',
          at,
          matchKey: timeline.matchKey,
          revision: to,
          halves: halves.filter(({ length }) => length > 0),
        },
      ]
    },
  }
}

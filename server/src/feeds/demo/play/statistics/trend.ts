import type { Moment, PlayTimeline } from '../play-timeline'
import { figureOf, minuteFiguresOf } from './minute-figures'

const WEIGHTS = { attacks: 5, dangerous: 13, onTarget: 20, offTarget: 12, blocked: 10 } as const
const GOAL = 45
const CORNER = 9
const MEMORY = 0.4
const HIGHEST = 100

/** Attack pressure of every whole minute of play, home positive, one list for each period. */
export function trendOf(timeline: PlayTimeline): number[][] {
  const bursts = burstsOf(timeline.moments)
  return minuteFiguresOf(timeline).map((minutes, index) => {
    const kickoff = timeline.periods[index]
    let pressure = 0
    return minutes.map((row, minute) => {
      const pull = (side: 0 | 1) =>
        Object.entries(WEIGHTS).reduce(
          (sum, [figure, weight]) =>
            sum + weight * figureOf(row, figure as keyof typeof WEIGHTS, side),
          0,
        )
      const burst = kickoff ? (bursts.get(`${index} ${minute}`) ?? 0) : 0
      pressure = pressure * MEMORY + pull(0) - pull(1) + burst
      return Math.round(Math.max(-HIGHEST, Math.min(HIGHEST, pressure)))
    })
  })

  /** What goals and corners add, by period and minute of play. */
  function burstsOf(moments: readonly Moment[]): Map<string, number> {
    const found = new Map<string, number>()
    for (const { at, period, step } of moments) {
      if (step.kind !== 'goal' && step.kind !== 'corner') continue
      const { startAt = at, pause = null } = timeline.periods[period] ?? {}
      const gone = at - startAt
      const played = pause && gone > pause.sec ? gone - pause.length : gone
      const key = `${period} ${Math.floor(played / 60)}`
      const size = step.kind === 'goal' ? GOAL : CORNER
      found.set(key, (found.get(key) ?? 0) + (step.side === 0 ? size : -size))
    }
    return found
  }
}

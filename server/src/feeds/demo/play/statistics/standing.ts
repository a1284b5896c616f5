import type { Moment, PlayTimeline } from '../play-timeline'

/** Score, corners and red cards of the 90 minutes from `at` on. */
export type Standing = {
  at: number
  score: readonly [number, number]
  corners: readonly [number, number]
  reds: readonly [number, number]
  status: number
}

/** Every change until the end of the 90 minutes, in order of time; the first is the kick-off. */
export function standingsOf({ moments, periods }: PlayTimeline): Standing[] {
  const standings: Standing[] = []
  let last: Standing = { at: 0, score: [0, 0], corners: [0, 0], reds: [0, 0], status: 1 }
  for (const moment of moments) {
    if (moment.period > 1) break
    const isOver = moment.step.kind === 'status' && moment.step.status === 8
    if (isOver && periods.length > 2) break
    const change = changeOf(moment, last)
    if (!change) continue
    last = { ...last, ...change, at: moment.at }
    standings.push(last)
  }
  return standings
}

function changeOf({ step }: Moment, last: Standing): Partial<Standing> | null {
  switch (step.kind) {
    case 'status':
      return { status: step.status }
    case 'goal':
      return { score: plus(last.score, step.side, 1) }
    case 'goalCancelled':
      return { score: plus(last.score, step.side, -1) }
    case 'corner':
      return { corners: plus(last.corners, step.side, 1) }
    case 'card':
      return step.isRed ? { reds: plus(last.reds, step.side, 1) } : null
    default:
      return null
  }
}

function plus(pair: readonly [number, number], side: 0 | 1, by: number): [number, number] {
  return side === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by]
}

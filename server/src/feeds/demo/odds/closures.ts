import type { Random } from '../../random'
import type { Moment, PlayTimeline } from '../play/play-timeline'

/** Time range without betting: from `from` until just before `to`. */
export type Closure = { from: number; to: number }

const PENALTY_LEAD_SECONDS = 45

/**
 * Time ranges in which all companies stop betting: goals, video checks, penalties, red cards,
 * interruptions. Overlapping ranges are merged.
 */
export function closuresOf({ moments }: PlayTimeline, random: Random): Closure[] {
  const closures: Closure[] = []
  moments.forEach((moment, index) => {
    const closure = closureOf(moment, moments, index, random)
    if (!closure) return
    const last = closures.at(-1)
    if (last && closure.from <= last.to) last.to = Math.max(last.to, closure.to)
    else closures.push(closure)
  })
  return closures
}

function closureOf(
  { at, step }: Moment,
  moments: Moment[],
  index: number,
  random: Random,
): Closure | null {
  switch (step.kind) {
    case 'goal': {
      const from = step.incident.type === 8 ? at - PENALTY_LEAD_SECONDS : at + 1
      const varOutcome = step.isChecked ? moments.slice(index).find(isVarOutcome) : undefined
      return { from, to: (varOutcome?.at ?? at) + random.int(40, 80) }
    }
    case 'missed':
      return { from: at - PENALTY_LEAD_SECONDS, to: at + random.int(20, 40) }
    case 'card':
      return step.isRed ? { from: at + 2, to: at + random.int(40, 70) } : null
    case 'status': {
      if (step.status !== 10) return null
      const next = moments.slice(index + 1).find((later) => later.step.kind === 'status')
      return { from: at + 1, to: (next?.at ?? at) + 30 }
    }
    default:
      return null
  }
}

function isVarOutcome({ step }: Moment): boolean {
  return step.kind === 'goalConfirmed' || step.kind === 'goalCancelled'
}

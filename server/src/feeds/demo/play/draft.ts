import type { Random } from '../../random'
import type { Period } from './period.rules'

export type DraftKind =
  | 'goal'
  | 'ownGoal'
  | 'penalty'
  | 'penaltyMissed'
  | 'disallowed'
  | 'yellow'
  | 'red'
  | 'corner'
  | 'substitution'

/** A step before its players are known. A goal belongs to the side it counts for. */
export type Draft = {
  period: number
  sec: number
  side: 0 | 1
  kind: DraftKind
  isChecked: boolean
}

export type Rates = { expected: [home: number, away: number]; hasVar: boolean }

const GOAL_GAP = 200
/** Seconds without another step after a goal that is checked. */
const VAR_SECONDS = 100
const REGULAR_SECONDS = 90 * 60

/** Drafts of one period in order of time. Rates are per 90 minutes. */
export function draftPeriod(random: Random, rates: Rates, index: number, period: Period): Draft[] {
  const share = period.playSeconds / REGULAR_SECONDS
  const drafts = draftGoals(random, rates, index, period, share)
  const busy = drafts
    .filter(({ isChecked, kind }) => isChecked || kind === 'disallowed')
    .map(({ sec }) => sec)
  for (const side of [0, 1] as const) {
    for (const kind of draftKindsWithoutGoals(random, rates, side, period)) {
      const sec =
        kind === 'substitution'
          ? changeTime(random, period)
          : random.int(30, period.playSeconds - 20)
      if (busy.some((from) => sec >= from && sec <= from + VAR_SECONDS)) continue
      drafts.push({ period: index, sec, side, kind, isChecked: false })
    }
  }
  return drafts.sort((a, b) => a.sec - b.sec)
}

/** Draft kinds of one side, except goals. */
function draftKindsWithoutGoals(
  random: Random,
  rates: Rates,
  side: 0 | 1,
  period: Period,
): DraftKind[] {
  const share = period.playSeconds / REGULAR_SECONDS
  const rival = rates.expected[side === 0 ? 1 : 0]
  const changes = { 0: random.poisson(0.5), 1: random.poisson(0.12), 2: random.int(3, 5) }
  const counts: [DraftKind, number][] = [
    ['corner', random.poisson((2.6 + 1.6 * rates.expected[side]) * share)],
    ['yellow', random.poisson((1.3 + 0.45 * rival) * share * (period.half === 1 ? 0.75 : 1.2))],
    ['red', random.poisson(0.06 * share)],
    ['substitution', changes[period.half]],
  ]
  return counts.flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
}

function changeTime(random: Random, period: Period): number {
  if (period.half !== 2) return random.int(600, period.playSeconds - 60)
  return random.chance(0.15) ? 5 : random.int(600, period.playSeconds - 60)
}

function draftGoals(
  random: Random,
  rates: Rates,
  index: number,
  period: Period,
  share: number,
): Draft[] {
  const goals: Draft[] = []
  // More goals fall in the second half.
  const weight = share * (period.half === 1 ? 0.9 : 1.1)
  for (const side of [0, 1] as const) {
    const count = random.poisson(rates.expected[side] * weight)
    const extras: DraftKind[] = []
    if (random.chance(0.05 * share)) extras.push('penaltyMissed')
    if (rates.hasVar && random.chance(0.11 * share)) extras.push('disallowed')
    const kinds = [...Array.from({ length: count }, () => goalKind(random)), ...extras]
    for (const kind of kinds) {
      const sec = random.int(60, period.playSeconds - VAR_SECONDS - 20)
      if (goals.some((other) => Math.abs(other.sec - sec) < GOAL_GAP)) continue
      const isChecked =
        rates.hasVar && kind !== 'disallowed' && kind !== 'penaltyMissed' && random.chance(0.1)
      goals.push({ period: index, sec, side, kind, isChecked })
    }
  }
  return goals
}

function goalKind(random: Random): DraftKind {
  const roll = random.next()
  if (roll < 0.03) return 'ownGoal'
  return roll < 0.11 ? 'penalty' : 'goal'
}

export function countsAsGoal(kind: DraftKind): boolean {
  return kind === 'goal' || kind === 'ownGoal' || kind === 'penalty'
}

import { clockAt, type MatchClock } from '../../../timeline'
import type { WyscoutEvent } from '../archive/shapes'

const PERIODS = ['1H', '2H', 'E1', 'E2', 'P'] as const
export type PeriodName = (typeof PERIODS)[number]

export type MatchPeriod = {
  name: PeriodName
  status: 2 | 4 | 5 | 7
  /** Half of the statistics; 0 counts in the whole match only. */
  half: 0 | 1 | 2
  baseMinute: number
  regularMinutes: number
  /** Seconds of the match clock since the kick-off of the match, pauses included. */
  start: number
  length: number
}

const SHAPE: Record<
  PeriodName,
  Pick<MatchPeriod, 'status' | 'half' | 'baseMinute' | 'regularMinutes'> & { rest: number }
> = {
  '1H': { status: 2, half: 1, baseMinute: 0, regularMinutes: 45, rest: 0 },
  '2H': { status: 4, half: 2, baseMinute: 45, regularMinutes: 45, rest: 15 * 60 },
  E1: { status: 5, half: 0, baseMinute: 90, regularMinutes: 15, rest: 5 * 60 },
  E2: { status: 5, half: 0, baseMinute: 105, regularMinutes: 15, rest: 60 },
  P: { status: 7, half: 0, baseMinute: 120, regularMinutes: 0, rest: 3 * 60 },
}
const WHISTLE = 2

/** Periods that were played, in order, with the usual breaks between them. */
export function periodsOf(events: readonly WyscoutEvent[]): MatchPeriod[] {
  const periods: MatchPeriod[] = []
  for (const name of PERIODS) {
    const times = events
      .filter(({ matchPeriod }) => matchPeriod === name)
      .map(({ eventSec }) => eventSec)
    if (times.length === 0) continue
    const { rest, ...shape } = SHAPE[name]
    const before = periods.at(-1)
    const start = before ? before.start + before.length + rest : 0
    periods.push({
      name,
      ...shape,
      start,
      length: Math.ceil(times.reduce((a, b) => Math.max(a, b))) + WHISTLE,
    })
  }
  return periods
}

/** The clock at `second` of a period; it stands still during the kicks of a shoot-out. */
export function clockOf(period: MatchPeriod, second: number): MatchClock {
  if (period.name === 'P') return { minute: period.baseMinute, addedMinute: null }
  return clockAt(period, second)
}

/**
 * Period and second in it for an entry of the match file with `minute`: 46 is the start of the
 * second half.
 */
export function placeMinute(
  periods: readonly MatchPeriod[],
  minute: number,
): { period: MatchPeriod; second: number } | null {
  const played = periods.filter(({ name }) => name !== 'P')
  const period = played.findLast(({ baseMinute }) => minute > baseMinute) ?? played[0]
  if (!period) return null
  const second = Math.max(0, (minute - 1 - period.baseMinute) * 60 + 30)
  return {
    period,
    second:
      minute === period.baseMinute + 1 && period.baseMinute > 0
        ? 0
        : Math.min(second, period.length - 1),
  }
}

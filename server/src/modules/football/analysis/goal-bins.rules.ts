import type { GoalBins } from '@saidian/shared/contracts/football'

/** `minute` is without added time: 45 for 45+2. `side` is the side that the goal counts for. */
export type TimedGoal = { side: 'home' | 'away'; minute: number }

export type PlayedMatch = {
  id: number
  home: number
  away: number
  kickoffAt: number
  score: [number, number]
  goals: TimedGoal[]
}

const BIN_MINUTES = 15
const LAST_MINUTE = 90

/**
 * Goals of one team by 15 minutes. Matches without reported goals are left out, so that averages
 * per match are right. Goals of extra time are not counted.
 */
export function goalBins(matches: readonly PlayedMatch[], teamId: number): GoalBins {
  const own = matches
    .filter(({ home, away }) => home === teamId || away === teamId)
    .filter(areGoalsKnown)
  const scored = [0, 0, 0, 0, 0, 0]
  const conceded = [0, 0, 0, 0, 0, 0]
  for (const { home, goals } of own) {
    const ownSide = home === teamId ? 'home' : 'away'
    for (const { side, minute } of goals) {
      if (minute > LAST_MINUTE) continue
      const bins = side === ownSide ? scored : conceded
      const bin = Math.max(0, Math.ceil(minute / BIN_MINUTES) - 1)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
  }
  return { teamId, matches: own.length, scored, conceded }
}

function areGoalsKnown({ score, goals }: PlayedMatch): boolean {
  return score[0] + score[1] === 0 || goals.length > 0
}

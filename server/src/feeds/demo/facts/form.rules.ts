import type { Played, SeasonLog } from '../detail/season-log'
import type { DemoMatch } from '../world/fixture'

/**
 * Results of a team in the season before a moment; `last` has its latest matches, at most five,
 * newest first.
 */
export type Form = {
  last: Result[]
  /** Latest matches at the same ground (home or away) as the coming match. */
  ground: Result[]
  points: number
  played: number
  goals: number
  conceded: number
}
export type Result = { goals: number; conceded: number; rivalKey: string; isHome: boolean }

const LAST = 5

export function formOf(seasonLog: SeasonLog, match: DemoMatch, side: 0 | 1, until: number): Form {
  const team = side === 0 ? match.home : match.away
  const results = seasonLog
    .before(match, team.key, until)
    .map((played) => resultOf(played, team.key))
  return {
    last: results.slice(0, LAST),
    ground: results.filter(({ isHome }) => isHome === (side === 0)).slice(0, LAST),
    points: results.reduce((sum, result) => sum + pointsOf(result), 0),
    played: results.length,
    goals: results.reduce((sum, { goals }) => sum + goals, 0),
    conceded: results.reduce((sum, { conceded }) => sum + conceded, 0),
  }
}

function resultOf({ match, score }: Played, teamKey: string): Result {
  const isHome = match.home.key === teamKey
  const [home, away] = score.full
  return {
    goals: isHome ? home : away,
    conceded: isHome ? away : home,
    rivalKey: isHome ? match.away.key : match.home.key,
    isHome,
  }
}

export function pointsOf({ goals, conceded }: Result): number {
  if (goals === conceded) return 1
  return goals > conceded ? 3 : 0
}

/** Number of results, from the newest on, that all satisfy `is`. */
export function streak(results: readonly Result[], is: (result: Result) => boolean): number {
  const end = results.findIndex((result) => !is(result))
  return end < 0 ? results.length : end
}

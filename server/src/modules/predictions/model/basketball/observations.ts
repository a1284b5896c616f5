import type { Features } from '../numbers/linear-fit'
import type { PlayedMatch } from '../types'

/** Parameters of margins: home edge, a game on consecutive days, then each team. */
export const HOME_EDGE = 0
export const CONSECUTIVE = 1
/** Parameter of totals: the average; the teams follow. */
export const LEVEL = 0
const FIRST_IN_MARGIN = 2
const FIRST_IN_TOTAL = 1

/** A side that played less than so many hours before plays on consecutive days. */
const CONSECUTIVE_HOURS = 36
const HOUR_S = 3600

export const marginOf = (place: number): number => FIRST_IN_MARGIN + place
export const totalOf = (place: number): number => FIRST_IN_TOTAL + place

/** 1 when the team played the day before, else 0. */
export function isConsecutive(lastAt: number | undefined, kickoffAt: number): 0 | 1 {
  return lastAt !== undefined && kickoffAt - lastAt < CONSECUTIVE_HOURS * HOUR_S ? 1 : 0
}

/** The linear predictor of home points minus away points. */
export function marginFeatures(
  [home, away]: readonly [number, number],
  { neutral, tired }: { neutral: boolean; tired: number },
): Features {
  return [
    [HOME_EDGE, neutral ? 0 : 1],
    [CONSECUTIVE, tired],
    [marginOf(home), 1],
    [marginOf(away), -1],
  ]
}

/** The linear predictor of the points of both sides. */
export function totalFeatures([home, away]: readonly [number, number]): Features {
  return [
    [LEVEL, 1],
    [totalOf(home), 1],
    [totalOf(away), 1],
  ]
}

/** For each match: whether the away side (1) or the home side (−1) alone played the day before. */
export function tiredSides(matches: readonly PlayedMatch[]): number[] {
  const lastAt = new Map<number, number>()
  return matches.map(({ home, away, kickoffAt }) => {
    const tired =
      isConsecutive(lastAt.get(away), kickoffAt) - isConsecutive(lastAt.get(home), kickoffAt)
    lastAt.set(home, kickoffAt)
    lastAt.set(away, kickoffAt)
    return tired
  })
}

/**
 * Amount of generated data. At scale 1 it is ten years of 30 leagues: 100 000 matches, 20 million
 * quotations, 10 million incidents.
 */
export type Load = {
  seasons: number
  leagues: number
  /** The first `bigLeagues` leagues have 20 teams, the others 18. */
  bigLeagues: number
  incidentsAMatch: number
}

/** Fewer years of fewer leagues; a match always has the data of scale 1. */
export function loadOf(scale: number): Load {
  const side = Math.sqrt(Math.min(1, scale))
  const leagues = Math.max(2, Math.round(30 * side))
  return {
    seasons: Math.max(2, Math.round(10 * side)),
    leagues,
    bigLeagues: Math.round(leagues * 0.47),
    incidentsAMatch: 98,
  }
}

/** The last season has begun in August of this year. */
export const LAST_YEAR = 2025
/**
 * The time of the benchmark: 1 February 2026, 20:00 in Beijing, in the middle of the last season.
 */
export const NOW_MS = Date.UTC(2026, 1, 1, 12)
/** An imported source: shown without a feed. */
export const SOURCE = 'openfootball'

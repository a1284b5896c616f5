/**
 * Whose word stands when two imports differ about one match: the higher number. The order they are imported in does
 * not matter. Recorded play beats a table of results, a later table an earlier one, a table by hand comes last.
 */
const STANDING = {
  internationals: 1,
  openfootball: 3,
  uefa: 4,
  worldcup: 5,
  'football-data': 6,
  datahub: 7,
  'wyscout-archive': 8,
} as const

export type ImportSource = keyof typeof STANDING

export function standingOf(source: string): number {
  return Object.entries(STANDING).find(([name]) => name === source)?.[1] ?? 0
}

/**
 * Revisions of imported matches count by tens; the last figure is the standing of the source whose result is in force.
 * An import that knows less may so add what is missing without taking the result over.
 */
const STEP = 10

export function resultStanding(revision: number): number {
  return revision % STEP
}

export function nextRevision(revision: number, standing: number): number {
  return (Math.floor(revision / STEP) + 1) * STEP + standing
}

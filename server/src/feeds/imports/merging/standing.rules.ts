/**
 * Whose value stands when two imports differ about one match: the higher number wins, in whatever
 * order they were imported.
 */
type Standing = {
  /** Results, incidents and statistics: recorded play first, a table by hand last. */
  result: number
  /** Day, time, round, ground: sources with rounds and times first. */
  fixture: number
}

const STANDING = {
  openfootball: { result: 3, fixture: 7 },
  uefa: { result: 4, fixture: 6 },
  worldcup: { result: 5, fixture: 5 },
  'football-data': { result: 6, fixture: 4 },
  datahub: { result: 7, fixture: 3 },
  'wyscout-archive': { result: 8, fixture: 2 },
  internationals: { result: 1, fixture: 1 },
} as const satisfies Record<string, Standing>

export type ImportSource = keyof typeof STANDING

const NONE: Standing = { result: 0, fixture: 0 }
const standings: ReadonlyMap<string, Standing> = new Map(Object.entries(STANDING))

/** Standing of a source about results; 0 for a source that is no import. */
export function standingOf(source: string): number {
  return (standings.get(source) ?? NONE).result
}

export function fixtureStandingOf(source: string): number {
  return (standings.get(source) ?? NONE).fixture
}

/**
 * Priority of a source when two imports differ about a match: the higher number wins, independent
 * of the order of the imports.
 */
type Priority = {
  /** Results, incidents and statistics: recorded play first, a manual table last. */
  result: number
  /** Day, time, round, venue: sources with rounds and times first. */
  fixture: number
}

const PRIORITY = {
  openfootball: { result: 3, fixture: 7 },
  uefa: { result: 4, fixture: 6 },
  worldcup: { result: 5, fixture: 5 },
  'football-data': { result: 6, fixture: 4 },
  datahub: { result: 7, fixture: 3 },
  'wyscout-archive': { result: 8, fixture: 2 },
  internationals: { result: 1, fixture: 1 },
  'nba-live': { result: 4, fixture: 4 },
  'nba-games': { result: 3, fixture: 3 },
  'nba-season': { result: 2, fixture: 2 },
  'nba-players': { result: 1, fixture: 1 },
  wnba: { result: 1, fixture: 1 },
} as const satisfies Record<string, Priority>

export type ImportSource = keyof typeof PRIORITY

/** Sources of all imports, in no order. */
export const IMPORT_SOURCES: readonly string[] = Object.keys(PRIORITY)

const NONE: Priority = { result: 0, fixture: 0 }
const priorities: ReadonlyMap<string, Priority> = new Map(Object.entries(PRIORITY))

/** Priority of a source for results; 0 for a source that is not an import. */
export function priorityOf(source: string): number {
  return (priorities.get(source) ?? NONE).result
}

export function fixturePriorityOf(source: string): number {
  return (priorities.get(source) ?? NONE).fixture
}

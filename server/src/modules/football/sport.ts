/** Id of football in the table of sports. */
export const FOOTBALL = 1

/** Sources of the importers: lists show their matches beside those of the running feed. */
const IMPORTED = [
  'openfootball',
  'uefa',
  'worldcup',
  'football-data',
  'datahub',
  'wyscout-archive',
  'internationals',
]

/** Sources whose matches the lists show; matches of another feed, such as the demo, are hidden. */
export function shownSources(feedSource: string): string[] {
  return [feedSource, ...IMPORTED]
}

/**
 * Sources under which a match of `source` may be stored. Importers share their matches: a row names
 * the importer that stored it first. A feed has only its own matches.
 */
export function matchSources(source: string): string[] {
  return IMPORTED.includes(source) ? IMPORTED : [source]
}

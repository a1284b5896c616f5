/** Id of football in the table of sports. */
export const FOOTBALL = 1

/** Sources that importers write: their matches stand beside those of whatever feed is running. */
const IMPORTED = [
  'openfootball',
  'uefa',
  'worldcup',
  'football-data',
  'datahub',
  'wyscout-archive',
  'internationals',
]

/** Whose matches the lists show. What another feed left behind, such as the demo before a replay, stays hidden. */
export function shownSources(feedSource: string): string[] {
  return [feedSource, ...IMPORTED]
}

/**
 * Under which sources a match may stand that `source` speaks of. Importers share their matches, whoever brought one
 * first; each row still names its own source. A feed knows only its own.
 */
export function matchSources(source: string): string[] {
  return IMPORTED.includes(source) ? IMPORTED : [source]
}

/** Id of football in the table of sports. */
export const FOOTBALL = 1

/** Sources that importers write: their matches stand beside those of whatever feed is running. */
const IMPORTED = ['openfootball']

/** Whose matches the lists show. What another feed left behind, such as the demo before a replay, stays hidden. */
export function shownSources(feedSource: string): string[] {
  return [feedSource, ...IMPORTED]
}

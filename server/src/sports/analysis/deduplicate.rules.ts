/** Sources may differ in the kick-off of a match by less than this; a replay is later. */
const SAME_MATCH_S = 36 * 3600

type Pairing = { home: number; away: number; kickoffAt: number }

/**
 * Removes duplicates of several sources and preserves the order: of two matches with the same sides
 * and kick-offs (seconds) within a day and a half the first stays. In a sport whose teams meet on
 * two days in a row, `withinSeconds` is less.
 */
export function deduplicate<Match extends Pairing>(
  matches: readonly Match[],
  withinSeconds: number = SAME_MATCH_S,
): Match[] {
  const found = new Map<string, Match[]>()
  return matches.filter((match) => {
    const pair = `${match.home} ${match.away}`
    const known = found.get(pair) ?? []
    if (known.some(({ kickoffAt }) => Math.abs(kickoffAt - match.kickoffAt) <= withinSeconds))
      return false
    found.set(pair, [...known, match])
    return true
  })
}

/** Two sources may name the kick-off of one match differently, and a replay stands on another day than the first try. */
const SAME_MATCH_S = 36 * 3600

type Meeting = { home: number; away: number; kickoffAt: number }

/**
 * Each match once, in the order given, where several sources brought the same one: of two with the same sides and
 * kick-offs (seconds) within a day and a half the first stays.
 */
export function once<Match extends Meeting>(matches: readonly Match[]): Match[] {
  const kept = new Map<string, Match[]>()
  return matches.filter((match) => {
    const pair = `${match.home} ${match.away}`
    const known = kept.get(pair) ?? []
    if (known.some(({ kickoffAt }) => Math.abs(kickoffAt - match.kickoffAt) <= SAME_MATCH_S))
      return false
    kept.set(pair, [...known, match])
    return true
  })
}

/**
 * A match as the title of its page: 曼城 2-1 利物浦; 曼城 vs 利物浦 before there is a score, or where none
 * may be revealed.
 */
export function matchPageTitle(
  home: string,
  away: string,
  score: readonly [number, number] | null,
): string {
  return score ? `${home} ${score[0]}-${score[1]} ${away}` : `${home} vs ${away}`
}

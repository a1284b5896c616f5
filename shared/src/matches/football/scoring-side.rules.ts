import type { BoardMatch } from '../../contracts/football'

/** The side whose score grew between two states of a match, or null. */
export function scoringSide(before: BoardMatch, after: BoardMatch): 'home' | 'away' | null {
  const [home, away] = before.extra ?? before.score ?? [0, 0]
  const [homeNow, awayNow] = after.extra ?? after.score ?? [0, 0]
  if (homeNow > home) return 'home'
  return awayNow > away ? 'away' : null
}

import type { FootballMatch } from '../../contracts/football'

/** The side whose score grew between two states of a match, or null. */
export function scoringSide(before: FootballMatch, after: FootballMatch): 'home' | 'away' | null {
  const [home, away] = before.extra ?? before.score ?? [0, 0]
  const [homeNow, awayNow] = after.extra ?? after.score ?? [0, 0]
  if (homeNow > home) return 'home'
  return awayNow > away ? 'away' : null
}

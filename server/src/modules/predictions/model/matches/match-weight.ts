import type { PlayedMatch } from '../types'

const DAY_S = 86_400
/** A league without matches for longer is between two seasons. */
const BREAK_DAYS = 60

/** The matches of each league, known at `at`, in order of time, each once. */
export function matchesByLeague(
  matches: readonly PlayedMatch[],
  at: number,
): Map<number, PlayedMatch[]> {
  const known = new Map<number, PlayedMatch>()
  for (const match of matches) {
    if (match.kickoffAt < at && isPlayed(match)) known.set(match.id, match)
  }
  const ordered = [...known.values()].sort((a, b) => a.kickoffAt - b.kickoffAt || a.id - b.id)
  const leagues = new Map<number, PlayedMatch[]>()
  for (const match of ordered) {
    const league = leagues.get(match.leagueId)
    if (league) league.push(match)
    else leagues.set(match.leagueId, [match])
  }
  return leagues
}

function isPlayed({ score, home, away }: PlayedMatch): boolean {
  return home !== away && score.every((value) => Number.isFinite(value) && value >= 0)
}

/** When a league is rated, and its seasons until then. */
export type LeagueTime = { at: number; seasons: readonly number[]; isBetweenSeasons: boolean }

/** The time of a league with these matches, which are in order of time. */
export function leagueTime(matches: readonly PlayedMatch[], at: number): LeagueTime {
  const seasons = [...new Set(matches.map(({ seasonId }) => seasonId))]
  const lastAt = matches.at(-1)?.kickoffAt ?? at
  return { at, seasons, isBetweenSeasons: at - lastAt > BREAK_DAYS * DAY_S }
}

/** What a match counts: half after `halfLifeDays`, and `carry` for each season begun since. */
export function matchWeight(
  match: { kickoffAt: number; seasonId: number },
  { at, seasons, isBetweenSeasons }: LeagueTime,
  { halfLifeDays, carry }: { halfLifeDays: number; carry: number },
): number {
  const days = Math.max(0, at - match.kickoffAt) / DAY_S
  const since = seasons.length - 1 - seasons.indexOf(match.seasonId) + (isBetweenSeasons ? 1 : 0)
  return 0.5 ** (days / halfLifeDays) * carry ** since
}

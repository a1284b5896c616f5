import { SPORT } from '@saidian/shared/contracts/personal'
import type { FoundName } from './name-finder'
import type { Named } from './named'

/** The sport of a column; columns of several sports are left out. */
const SPORT_OF_COLUMN: Readonly<Record<number, number>> = {
  1003: SPORT.football,
  1004: SPORT.basketball,
  1011: SPORT.football,
  1012: SPORT.football,
  1013: SPORT.football,
  1014: SPORT.football,
  1015: SPORT.football,
  1016: SPORT.football,
  1017: SPORT.football,
  1021: SPORT.basketball,
  1022: SPORT.basketball,
}

/** The one sport of the columns of an article; null without one. */
export function sportOf(columnIds: readonly number[]): number | null {
  const sports = new Set(columnIds.flatMap((id) => SPORT_OF_COLUMN[id] ?? []))
  const [sport = null] = sports
  return sports.size === 1 ? sport : null
}

/** Two characters are a usual name of a team, but also a usual word for a player. */
const MIN_OF_PLAYER = 3

/**
 * What a name means in a text: nothing if it is ambiguous there. A short name of a player counts
 * only beside the name of the player's team.
 */
export function meaningOf(
  { meanings }: FoundName,
  { sport, teamIds }: { sport: number | null; teamIds: ReadonlySet<number> },
): Named | null {
  const ofSport = meanings.filter((named) => sport === null || named.sport === sport)
  const possible = ofSport.filter(
    ({ kind, name, teamId }) =>
      kind !== 'player' || name.length >= MIN_OF_PLAYER || (teamId && teamIds.has(teamId)),
  )
  const [only] = possible
  if (only && possible.length === 1) return only
  const near = possible.filter(({ kind, teamId }) => kind === 'player' && teamIds.has(teamId ?? 0))
  return near.length === 1 ? (near[0] ?? null) : null
}

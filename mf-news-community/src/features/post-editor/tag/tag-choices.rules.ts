import type { Team } from '@saidian/shared/contracts/matches'
import type { MatchList } from '@saidian/shared/matches'

export type ListedTeam = { id: number; name: string }

/** More are found by typing. */
const MAX_TEAMS = 12

/** Followed teams; with a typed text also those that play today. */
export function teamsFor(
  lists: readonly MatchList[],
  followed: readonly ListedTeam[],
  typed: string,
): ListedTeam[] {
  const today = typed
    ? lists.flatMap(({ teams }) =>
        Object.values(teams).map(({ id, nameZh }: Team) => ({ id, name: nameZh })),
      )
    : []
  const teams = new Map([...followed, ...today].map((team) => [team.id, team]))
  return [...teams.values()].filter(({ name }) => has(typed, name)).slice(0, MAX_TEAMS)
}

function has(typed: string, ...names: string[]): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted === '' || names.some((name) => name.toLowerCase().includes(wanted))
}

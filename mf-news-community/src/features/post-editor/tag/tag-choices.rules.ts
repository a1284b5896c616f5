import type { MatchSummary, Team } from '@saidian/shared/contracts/matches'
import { SPORT } from '@saidian/shared/contracts/personal'
import { type MatchList, viewOf } from '@saidian/shared/matches'

export type ListedTeam = { id: number; name: string }

/** More are found by typing. */
const MAX_MATCHES = 60
const MAX_TEAMS = 12

/** Matches of today whose sides or league have the typed text: in play first, then by kick-off. */
export function matchesFor(lists: readonly MatchList[], typed: string): MatchSummary[] {
  const found = lists.flatMap((list) => {
    const view = viewOf(list.sport)
    return Object.values(list.matches)
      .filter((match) => view.isListed(match) && !list.delayed[match.id])
      .map((match) => ({
        isInPlay: view.isInPlay(match),
        summary: {
          id: match.id,
          sport: SPORT[list.sport],
          league: list.leagues[match.li]?.shortZh ?? '',
          home: list.teams[match.home]?.shortZh ?? '',
          away: list.teams[match.away]?.shortZh ?? '',
          kickoffAt: match.kickoffAt,
        },
      }))
  })
  return found
    .filter(({ summary: { home, away, league } }) => has(typed, home, away, league))
    .sort(
      (a, b) =>
        Number(b.isInPlay) - Number(a.isInPlay) || a.summary.kickoffAt - b.summary.kickoffAt,
    )
    .slice(0, MAX_MATCHES)
    .map(({ summary }) => summary)
}

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

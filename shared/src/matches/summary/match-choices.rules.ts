import type { MatchSummary } from '../../contracts/matches'
import { SPORT } from '../../contracts/personal'
import type { MatchList } from '../list/match-list.rules'
import { viewOf } from '../sports'

/** More are found by typing. */
const MAX_MATCHES = 60

/** Matches of today whose sides or league have the typed text: in play first, then by kick-off. */
export function matchesFor(lists: readonly MatchList[], typed: string): MatchSummary[] {
  const wanted = typed.trim().toLowerCase()
  const found = lists.flatMap((list) => {
    const view = viewOf(list.sport)
    return Object.values(list.matches)
      .filter((match) => view.isListed(match) && !list.delayed[match.id])
      .map((match) => ({ isInPlay: view.isInPlay(match), summary: summaryOf(list, match) }))
  })
  return found
    .filter(({ summary: { home, away, league } }) =>
      [home, away, league].some((name) => name.toLowerCase().includes(wanted)),
    )
    .sort(
      (one, other) =>
        Number(other.isInPlay) - Number(one.isInPlay) ||
        one.summary.kickoffAt - other.summary.kickoffAt,
    )
    .slice(0, MAX_MATCHES)
    .map(({ summary }) => summary)
}

function summaryOf(list: MatchList, match: MatchList['matches'][number]): MatchSummary {
  return {
    id: match.id,
    sport: SPORT[list.sport],
    league: list.leagues[match.li]?.shortZh ?? '',
    home: list.teams[match.home]?.shortZh ?? '',
    away: list.teams[match.away]?.shortZh ?? '',
    kickoffAt: match.kickoffAt,
  }
}

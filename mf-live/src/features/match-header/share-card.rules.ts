import type { League, Team } from '@saidian/shared/contracts/matches'
import { formatDate } from '@saidian/shared/lib'
import type { ListMatch, SportView } from '@saidian/shared/matches'
import type { VersusCard } from '@saidian/shared/ui/share'

export type SharedMatch = {
  match: ListMatch
  league: League | undefined
  home: Team
  away: Team
}

/**
 * The drawn card of a match. A hidden score leaves neither a score nor a status that reveals
 * something of the result.
 */
export function shareCardOf(
  { match, league, home, away }: SharedMatch,
  view: Pick<SportView, 'scoreOf' | 'statusText' | 'revealsResult'>,
  hidesScore: boolean,
): VersusCard {
  const score = hidesScore ? null : view.scoreOf(match)
  const hidesStatus = hidesScore && view.revealsResult(match)
  return {
    kind: 'versus',
    caption: [league?.shortZh, match.round].filter(Boolean).join(' '),
    time: formatDate(match.kickoffAt * 1000, 'yyyy年M月d日 hh:mm'),
    sides: [sideOf(home), sideOf(away)],
    centre: score ? `${score[0]} - ${score[1]}` : 'VS',
    note: hidesStatus ? '' : view.statusText(match),
  }
}

function sideOf({ id, colors, mark, iso, shortZh }: Team): VersusCard['sides'][0] {
  return { teamId: id, colors, mark, iso, name: shortZh }
}

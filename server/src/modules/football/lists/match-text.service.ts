import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { League, Team } from '@saidian/shared/contracts/matches'
import { matchPageDescription, matchPageTitle } from '@saidian/shared/lib'
import { shownScore } from '@saidian/shared/lib/football'
import type { Db } from '../../../platform/database'
import type { PageText, ReadPageText } from '../../../platform/module'
import { type Board, readLeagues, readMatch, readTeams } from '../../../sports/lists'
import { football, shownSources } from '../sport'

const MATCH_ID = /^[1-9]\d{0,14}$/

type Named = {
  home: Pick<Team, 'shortZh'> | undefined
  away: Pick<Team, 'shortZh'> | undefined
  league: Pick<League, 'shortZh'> | undefined
}

/**
 * Title and description of a match page: from the board if it lists the match, else from the
 * database.
 */
export function matchText({ db, board }: { db: Db; board: Board<FootballMatch> }): ReadPageText {
  return async ({ params: { id = '' } }) => {
    const view = board.view()
    if (view === null || !MATCH_ID.test(id)) return null
    const { matches, teams, leagues } = view.contents
    const listed = matches.get(Number(id))
    if (listed) {
      const [home, away] = [teams.get(listed.home), teams.get(listed.away)]
      return textOf(listed, { home, away, league: leagues.get(listed.li) })
    }
    const match = await readMatch(db, football, Number(id), shownSources(view.feed.source))
    return match ? textOf(match, await readNames(db, match)) : null
  }
}

async function readNames(db: Db, { home, away, li }: FootballMatch): Promise<Named> {
  const [teams, [league]] = await Promise.all([readTeams(db, [home, away]), readLeagues(db, [li])])
  const teamOf = (id: number) => teams.find((team) => team.id === id)
  return { home: teamOf(home), away: teamOf(away), league }
}

function textOf(match: FootballMatch, named: Named): PageText | null {
  const [home, away] = [named.home?.shortZh, named.away?.shortZh]
  if (!home || !away) return null
  const { round, kickoffAt } = match
  const league = named.league?.shortZh ?? ''
  const description = matchPageDescription({ home, away, league, round, kickoffAt })
  const score = shownScore(match)
  const withoutResult = matchPageTitle(home, away, null)
  return score
    ? { title: matchPageTitle(home, away, score), withoutResult, description }
    : { title: withoutResult, description }
}

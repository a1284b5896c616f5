import type { League, Team } from '@saidian/shared/contracts/matches'
import { matchPageDescription, matchPageTitle } from '@saidian/shared/lib/texts'
import type { Db } from '../../../platform/database'
import type { PageText, ReadPageText } from '../../../platform/module'
import type { MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import type { Board } from '../board/board-contents'
import { readLeagues, readMatch, readTeams } from '../rows/row.repository'

const MATCH_ID = /^[1-9]\d{0,14}$/

type Named = {
  home: Pick<Team, 'shortZh'> | undefined
  away: Pick<Team, 'shortZh'> | undefined
  league: Pick<League, 'shortZh'> | undefined
}

export type MatchTextDeps<Row extends MatchRow> = {
  db: Db
  sport: ListedSport<Row>
  board: Board<Row>
}

/**
 * Title and description of a match page: from the board if it lists the match, else from the
 * database.
 */
export function createMatchText<Row extends MatchRow>({
  db,
  sport,
  board,
}: MatchTextDeps<Row>): ReadPageText {
  const { shownScore } = sport.rows
  return async ({ params: { id = '' } }) => {
    const view = board.view()
    if (view === null || !MATCH_ID.test(id)) return null
    const { matches, teams, leagues } = view.contents
    const listed = matches.get(Number(id))
    if (listed) {
      const [home, away] = [teams.get(listed.home), teams.get(listed.away)]
      return textOf(listed, shownScore(listed), { home, away, league: leagues.get(listed.li) })
    }
    const match = await readMatch(db, sport, Number(id), sport.sources.shown(view.feed.source))
    return match ? textOf(match, shownScore(match), await readNames(db, match)) : null
  }
}

async function readNames(db: Db, { home, away, li }: MatchRow): Promise<Named> {
  const [teams, [league]] = await Promise.all([readTeams(db, [home, away]), readLeagues(db, [li])])
  const teamOf = (id: number) => teams.find((team) => team.id === id)
  return { home: teamOf(home), away: teamOf(away), league }
}

function textOf(
  match: MatchRow,
  score: readonly [number, number] | null,
  named: Named,
): PageText | null {
  const [home, away] = [named.home?.shortZh, named.away?.shortZh]
  if (!home || !away) return null
  const { round, kickoffAt } = match
  const league = named.league?.shortZh ?? ''
  const description = matchPageDescription({ home, away, league, round, kickoffAt })
  const withoutResult = matchPageTitle(home, away, null)
  return score
    ? { title: matchPageTitle(home, away, score), withoutResult, description }
    : { title: withoutResult, description }
}

import type { BoardMatch } from '@saidian/shared/contracts/football'
import { matchPageTitle } from '@saidian/shared/lib'
import { shownScore } from '@saidian/shared/lib/football'
import type { Db } from '../../../platform/database'
import type { PageTitle, ReadTitle } from '../../../platform/module'
import { type Board, readMatch, readTeams } from '../../../sports/lists'
import { football, shownSources } from '../sport'

const MATCH_ID = /^[1-9]\d{0,14}$/

/** The title of a match page: from the board if it lists the match, else from the database. */
export function matchTitle({ db, board }: { db: Db; board: Board<BoardMatch> }): ReadTitle {
  return async ({ id = '' }) => {
    const view = board.view()
    if (view === null || !MATCH_ID.test(id)) return null
    const { matches, teams } = view.contents
    const listed = matches.get(Number(id))
    if (listed) return titleOf(listed, (teamId) => teams.get(teamId)?.shortZh)
    const match = await readMatch(db, football, Number(id), shownSources(view.feed.source))
    if (!match) return null
    const names = new Map(
      (await readTeams(db, [match.home, match.away])).map((team) => [team.id, team.shortZh]),
    )
    return titleOf(match, (teamId) => names.get(teamId))
  }
}

function titleOf(
  match: BoardMatch,
  nameOf: (teamId: number) => string | undefined,
): PageTitle | null {
  const [home, away] = [nameOf(match.home), nameOf(match.away)]
  if (!home || !away) return null
  const score = shownScore(match)
  const withoutResult = matchPageTitle(home, away, null)
  return score
    ? { title: matchPageTitle(home, away, score), withoutResult }
    : { title: withoutResult }
}

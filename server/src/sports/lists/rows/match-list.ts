import type { MatchList, MatchRow } from '../../match-row'
import type { BoardContents, BoardView } from '../board/board-contents'

/** Matches by kick-off, with only the leagues and teams they name. */
export type ListRows<Row extends MatchRow> = Pick<MatchList<Row>, 'matches' | 'leagues' | 'teams'>

export function rowsOf<Row extends MatchRow>(
  contents: BoardContents<Row>,
  isListed: (match: Row) => boolean,
): ListRows<Row> {
  const matches = [...contents.matches.values()].filter(isListed)
  matches.sort((one, other) => one.kickoffAt - other.kickoffAt || one.id - other.id)
  return {
    matches,
    leagues: named(contents.leagues, new Set(matches.map(({ li }) => li))),
    teams: named(contents.teams, new Set(matches.flatMap(({ home, away }) => [home, away]))),
  }
}

/** A whole response: rows and the position from which events follow. */
export function matchList<Row extends MatchRow>(
  view: Omit<BoardView<Row>, 'contents'>,
  rows: ListRows<Row>,
  nowMs: number,
): MatchList<Row> {
  return { epoch: view.epoch, seq: view.seq, serverAt: nowMs, feed: view.feed, ...rows }
}

function named<Named>(rows: Map<number, Named>, ids: Set<number>): Named[] {
  return [...ids].sort((one, other) => one - other).flatMap((id) => rows.get(id) ?? [])
}

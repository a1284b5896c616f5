import type { BoardMatch, FootballList } from '@saidian/shared/contracts/football'
import type { BoardContents, BoardView } from './board-contents'

/** Matches by kick-off, with only the leagues and teams they name. */
export type ListRows = Pick<FootballList, 'matches' | 'leagues' | 'teams'>

export function rowsOf(
  contents: BoardContents,
  isListed: (match: BoardMatch) => boolean,
): ListRows {
  const matches = [...contents.matches.values()].filter(isListed)
  matches.sort((one, other) => one.kickoffAt - other.kickoffAt || one.id - other.id)
  return {
    matches,
    leagues: named(contents.leagues, new Set(matches.map(({ li }) => li))),
    teams: named(contents.teams, new Set(matches.flatMap(({ home, away }) => [home, away]))),
  }
}

/** A whole response: rows and the position from which events follow. */
export function footballList(view: BoardView, rows: ListRows, nowMs: number): FootballList {
  return { epoch: view.epoch, seq: view.seq, serverAt: nowMs, feed: view.feed, ...rows }
}

function named<Row>(rows: Map<number, Row>, ids: Set<number>): Row[] {
  return [...ids].sort((one, other) => one - other).flatMap((id) => rows.get(id) ?? [])
}

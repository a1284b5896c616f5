import type { FeedState, League, Team } from '@saidian/shared/contracts/matches'
import type { ListEvent, MatchList, MatchRow } from '../../match-row'
import { applyChange } from './board-change.rules'

/** Today's list in memory, by id. */
export type BoardContents<Row extends MatchRow> = {
  matches: Map<number, Row>
  leagues: Map<number, League>
  teams: Map<number, Team>
}

/** What readers of the board see; the publisher and its replicas both implement it. */
export type Board<Row extends MatchRow> = {
  /** Null before the first read. */
  view: () => BoardView<Row> | null
}

/** The board at one position. */
export type BoardView<Row extends MatchRow> = {
  epoch: string
  seq: number
  feed: FeedState
  contents: BoardContents<Row>
}

export function emptyContents<Row extends MatchRow>(): BoardContents<Row> {
  return { matches: new Map(), leagues: new Map(), teams: new Map() }
}

/** Applies `event` to the contents in place. */
export function applyBoardEvent<Row extends MatchRow>(
  contents: BoardContents<Row>,
  event: ListEvent<Row>,
): void {
  for (const league of event.added?.leagues ?? []) contents.leagues.set(league.id, league)
  for (const team of event.added?.teams ?? []) contents.teams.set(team.id, team)
  for (const match of event.added?.matches ?? []) contents.matches.set(match.id, match)
  for (const change of event.changed ?? []) {
    const match = contents.matches.get(change.id)
    if (match !== undefined) contents.matches.set(change.id, applyChange(match, change))
  }
  for (const id of event.removed ?? []) contents.matches.delete(id)
}

/** Contents of a snapshot. */
export function contentsOf<Row extends MatchRow>(
  list: Pick<MatchList<Row>, 'matches' | 'leagues' | 'teams'>,
): BoardContents<Row> {
  return {
    matches: new Map(list.matches.map((match) => [match.id, match])),
    leagues: new Map(list.leagues.map((league) => [league.id, league])),
    teams: new Map(list.teams.map((team) => [team.id, team])),
  }
}

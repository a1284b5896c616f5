import type { ListEvent, MatchRow, RowChange } from '../../match-row'
import type { ListedSport } from '../../sport'
import { changeOf, isUrgent } from './board-change.rules'
import { isOnBoard } from './board-membership.rules'

/** Content of the next event: rows that differ from the published ones, and removed matches. */
export type BoardStep<Row extends MatchRow> = {
  changed: RowChange<Row>[]
  added: Row[]
  removed: number[]
}

type Matches<Row> = ReadonlyMap<number, Row>

/** Compares published and newest rows; a row that changed and changed back is left out. */
export function stepOf<Row extends MatchRow>(
  sport: ListedSport<Row>,
  published: Matches<Row>,
  newest: Matches<Row>,
  nowMs: number,
): BoardStep<Row> {
  const step: BoardStep<Row> = { changed: [], added: [], removed: [] }
  for (const match of newest.values()) {
    const before = published.get(match.id)
    if (!isOnBoard(sport, match, nowMs)) continue
    if (before === undefined) step.added.push(match)
    else push(step.changed, changeOf(sport.rows, before, match))
  }
  for (const match of published.values()) {
    if (!isOnBoard(sport, newest.get(match.id) ?? match, nowMs)) step.removed.push(match.id)
  }
  return step
}

/** Whether a newer row must not wait for the tick. */
export function isUrgentRow<Row extends MatchRow>(
  { rows }: ListedSport<Row>,
  published: Matches<Row>,
  match: Row,
): boolean {
  const before = published.get(match.id)
  const change = before === undefined ? null : changeOf(rows, before, match)
  return change !== null && isUrgent(rows, change)
}

/** The lists of a step that are not empty, as parts of an event. */
export function eventPartsOf<Row extends MatchRow>(
  step: BoardStep<Row>,
): Pick<ListEvent<Row>, 'changed' | 'removed'> {
  return {
    ...(step.changed.length > 0 && { changed: step.changed }),
    ...(step.removed.length > 0 && { removed: step.removed }),
  }
}

function push<Item>(list: Item[], item: Item | null): void {
  if (item !== null) list.push(item)
}

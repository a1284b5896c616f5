import type { BoardEvent, BoardMatch } from '@saidian/shared/contracts/football'
import { changeOf, isUrgent, type MatchChange } from './board-change.rules'
import { isOnBoard } from './board-membership.rules'

/** Content of the next event: rows that differ from the published ones, and removed matches. */
export type BoardStep = { changed: MatchChange[]; added: BoardMatch[]; removed: number[] }

type Matches = ReadonlyMap<number, BoardMatch>

/** Compares published and newest rows; a row that changed and changed back is left out. */
export function stepOf(published: Matches, newest: Matches, nowMs: number): BoardStep {
  const step: BoardStep = { changed: [], added: [], removed: [] }
  for (const match of newest.values()) {
    const before = published.get(match.id)
    if (!isOnBoard(match, nowMs)) continue
    if (before === undefined) step.added.push(match)
    else push(step.changed, changeOf(before, match))
  }
  for (const match of published.values()) {
    if (!isOnBoard(newest.get(match.id) ?? match, nowMs)) step.removed.push(match.id)
  }
  return step
}

/** Whether a newer row must not wait for the tick. */
export function isUrgentRow(published: Matches, match: BoardMatch): boolean {
  const before = published.get(match.id)
  const change = before === undefined ? null : changeOf(before, match)
  return change !== null && isUrgent(change)
}

/** The lists of a step that are not empty, as parts of an event. */
export function eventPartsOf(step: BoardStep): Pick<BoardEvent, 'changed' | 'removed'> {
  return {
    ...(step.changed.length > 0 && { changed: step.changed }),
    ...(step.removed.length > 0 && { removed: step.removed }),
  }
}

function push<Item>(list: Item[], item: Item | null): void {
  if (item !== null) list.push(item)
}

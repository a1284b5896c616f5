import type { BoardEvent, BoardMatch } from '@saidian/shared/contracts'
import { withAlerts } from './alerts.rules'
import { type Board, byId, scorer } from './board.rules'

export type ApplyOptions = {
  /** Clock of this device, milliseconds. */
  now: number
  /** A day page applies changes of its own matches only. */
  takesNewMatches: boolean
}

/** False for an older or equal version: a match never moves backwards. */
function isNewer(match: BoardMatch, change: Partial<BoardMatch>): boolean {
  return change.version === undefined || change.version > match.version
}

function withChanges(
  board: Board,
  changes: NonNullable<BoardEvent['changed']>,
  now: number,
): Board {
  const matches = { ...board.matches }
  let goals = board.goals
  for (const change of changes) {
    const before = matches[change.id]
    if (!before || !isNewer(before, change)) continue
    const after = { ...before, ...change }
    matches[change.id] = after
    const side = scorer(before, after)
    if (side) goals = { ...goals, [change.id]: { side, at: now } }
  }
  return { ...board, matches, goals }
}

function withAdded(board: Board, added: NonNullable<BoardEvent['added']>): Board {
  const fresh = added.matches.filter((match) => {
    const present = board.matches[match.id]
    return !present || match.version > present.version
  })
  return {
    ...board,
    leagues: { ...board.leagues, ...byId(added.leagues, board.leagues) },
    teams: { ...board.teams, ...byId(added.teams, board.teams) },
    matches: { ...board.matches, ...byId(fresh) },
  }
}

function withoutMatches(board: Board, removed: readonly number[]): Board {
  const matches = { ...board.matches }
  for (const id of removed) delete matches[id]
  return { ...board, matches }
}

/** The board after an event. Pure; unchanged parts keep their identity. */
export function applyBoardEvent(board: Board, event: BoardEvent, options: ApplyOptions): Board {
  let next = board
  if (event.added && options.takesNewMatches) next = withAdded(next, event.added)
  if (event.changed?.some((change) => next.matches[change.id])) {
    next = withChanges(next, event.changed, options.now)
  }
  if (event.removed?.some((id) => next.matches[id]) && options.takesNewMatches) {
    next = withoutMatches(next, event.removed)
  }
  return event.incidents ? withAlerts(next, event.incidents) : next
}

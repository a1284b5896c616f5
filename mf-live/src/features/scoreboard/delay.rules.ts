import type { BoardEvent, BoardMatch, FootballList } from '@saidian/shared/contracts'
import { type Board, frameOf, keepSame, type Pending, scorer } from './board.rules'
import { type ApplyOptions, applyBoardEvent } from './event.rules'

export type Reception = ApplyOptions & {
  /** 0 to 120 000. */
  delayMs: number
}

function serverNow(board: Board, now: number): number {
  return now + board.clockOffsetMs
}

/** Shows everything that is old enough by now. The same board when nothing is due. */
export function release(board: Board, reception: Reception): Board {
  const limit = serverNow(board, reception.now) - reception.delayMs
  const due = board.pending.filter((item) => item.at <= limit)
  if (due.length === 0) return board
  const released = due.reduce<Board>((shown, { event }) => applyBoardEvent(shown, event, reception), {
    ...board,
    pending: board.pending.filter((item) => item.at > limit),
  })
  return withoutHeld(released, due)
}

/** A held match is known again once everything that waited for it has been shown. */
function withoutHeld(board: Board, due: readonly Pending[]): Board {
  const ids = due
    .flatMap(({ event }) => event.changed?.map(({ id }) => id) ?? [])
    .filter((id) => board.held[id])
  if (ids.length === 0) return board
  const held = { ...board.held }
  for (const id of ids) delete held[id]
  return { ...board, held }
}

/**
 * Takes an event from the topic. The sign of life of the feed counts at once: it tells no result.
 * A message that took a quick way shows the server's clock best, so the largest offset is kept.
 */
export function receive(board: Board, event: BoardEvent, seq: number, reception: Reception): Board {
  const offset = Math.max(board.clockOffsetMs, event.serverAt - reception.now)
  const next: Board = { ...board, seq, clockOffsetMs: offset, feed: event.feed ?? board.feed }
  if (reception.delayMs <= 0 && board.pending.length === 0) return applyBoardEvent(next, event, reception)
  // The server sends in order, so what came later is never shown earlier.
  const at = Math.max(event.serverAt, next.pending.at(-1)?.at ?? 0)
  return release({ ...next, pending: [...next.pending, { at, event }] }, reception)
}

/**
 * Takes a snapshot. Matches untouched for the length of the delay are shown as they are. One that changed since keeps the
 * state that is on the screen, or, when there is none, is held: shown without a score until the delay has passed.
 */
export function receiveSnapshot(
  previous: Board | undefined,
  list: FootballList,
  reception: Reception,
): Board {
  const board = frameOf(list, reception.now, previous)
  const limit = list.serverAt - reception.delayMs
  const matches: Record<number, BoardMatch> = {}
  const held: Record<number, true> = {}
  const pending: Pending[] = []
  let goals = board.goals
  for (const match of list.matches) {
    const shown = previous?.matches[match.id]
    const changedAt = match.sourceAt * 1000
    if (reception.delayMs <= 0 || changedAt <= limit) {
      matches[match.id] = keepSame(shown, match)
      const side = shown && scorer(shown, match)
      if (side) goals = { ...goals, [match.id]: { side, at: reception.now } }
      continue
    }
    if (shown && !previous?.held[match.id]) matches[match.id] = shown
    else {
      matches[match.id] = beforeKickOff(match)
      held[match.id] = true
    }
    pending.push({ at: changedAt, event: { serverAt: changedAt, changed: [match] } })
  }
  return { ...board, matches, held, goals, pending: pending.sort((a, b) => a.at - b.at) }
}

/** All that can honestly be said of a match whose earlier state is unknown: who plays, and when it began. */
function beforeKickOff(match: BoardMatch): BoardMatch {
  const unknown = {
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  return { ...match, ...unknown, varCheck: false, version: match.version - 1 }
}

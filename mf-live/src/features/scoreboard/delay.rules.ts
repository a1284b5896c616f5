import type { BoardEvent, Position } from '@saidian/shared/contracts'
import { feedAsOf } from '@saidian/shared/lib'
import type { Board, Pending } from './board.rules'
import { type ApplyOptions, applyBoardEvent } from './event.rules'

export type ApplyContext = ApplyOptions & {
  /** 0 to 120 000. */
  delayMs: number
}

function serverNow(board: Board, now: number): number {
  return now + board.clockOffsetMs
}

/**
 * Applies every pending event that is older than the delay. Returns the same board if none is due.
 */
export function release(board: Board, context: ApplyContext): Board {
  const limit = serverNow(board, context.now) - context.delayMs
  const due = board.pending.filter((item) => item.at <= limit)
  if (due.length === 0) return board
  const released = due.reduce<Board>((shown, { event }) => applyBoardEvent(shown, event, context), {
    ...board,
    pending: board.pending.filter((item) => item.at > limit),
  })
  return withoutDelayMarks(released, due)
}

/** Unmarks matches whose pending events were all applied. */
function withoutDelayMarks(board: Board, due: readonly Pending[]): Board {
  const ids = due
    .flatMap(({ event }) => event.changed?.map(({ id }) => id) ?? [])
    .filter((id) => board.delayed[id])
  if (ids.length === 0) return board
  const delayed = { ...board.delayed }
  for (const id of ids) delete delayed[id]
  return { ...board, delayed }
}

/**
 * Receives an event of the topic. The feed state applies at once because it reveals no result. The
 * largest clock offset is the best: it belongs to the message with the shortest way.
 */
export function receive(
  board: Board,
  event: BoardEvent,
  { epoch, seq }: Position,
  context: ApplyContext,
): Board {
  const offset = Math.max(board.clockOffsetMs, event.serverAt - context.now)
  const feed = event.feed ? feedAsOf(event.feed, event.serverAt) : board.feed
  const next: Board = { ...board, epoch, seq, clockOffsetMs: offset, feed }
  if (context.delayMs <= 0 && board.pending.length === 0)
    return applyBoardEvent(next, event, context)
  // The server sends in order: a later event is never shown before an earlier one.
  const at = Math.max(event.serverAt, next.pending.at(-1)?.at ?? 0)
  return release({ ...next, pending: [...next.pending, { at, event }] }, context)
}

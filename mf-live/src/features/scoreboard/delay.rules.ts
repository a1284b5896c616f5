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

/** Shows everything that is old enough by now. The same board when nothing is due. */
export function release(board: Board, context: ApplyContext): Board {
  const limit = serverNow(board, context.now) - context.delayMs
  const due = board.pending.filter((item) => item.at <= limit)
  if (due.length === 0) return board
  const released = due.reduce<Board>((shown, { event }) => applyBoardEvent(shown, event, context), {
    ...board,
    pending: board.pending.filter((item) => item.at > limit),
  })
  return withoutReleased(released, due)
}

/** A held match is known again once everything that waited for it has been shown. */
function withoutReleased(board: Board, due: readonly Pending[]): Board {
  const ids = due
    .flatMap(({ event }) => event.changed?.map(({ id }) => id) ?? [])
    .filter((id) => board.delayed[id])
  if (ids.length === 0) return board
  const delayed = { ...board.delayed }
  for (const id of ids) delete delayed[id]
  return { ...board, delayed }
}

/**
 * Takes an event from the topic. The sign of life of the feed counts at once: it tells no result.
 * A message that took a quick way shows the server's clock best, so the largest offset is kept.
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
  // The server sends in order, so what came later is never shown earlier.
  const at = Math.max(event.serverAt, next.pending.at(-1)?.at ?? 0)
  return release({ ...next, pending: [...next.pending, { at, event }] }, context)
}

import type { Position } from '../../contracts/sockets'
import { feedAsOf } from '../../lib'
import type { ApplyContext } from '../../live'
import type { ListEvent } from '../sport'
import { applyEvent, type EventContext } from './event.rules'
import type { MatchList, Pending } from './match-list.rules'

export type ListContext = ApplyContext & EventContext

function serverNow(list: MatchList, now: number): number {
  return now + list.clockOffsetMs
}

/**
 * Applies every pending event that is older than the delay. Returns the same list if none is due.
 */
export function release(list: MatchList, context: ListContext): MatchList {
  const limit = serverNow(list, context.now) - context.delayMs
  const due = list.pending.filter((item) => item.at <= limit)
  if (due.length === 0) return list
  const released = due.reduce<MatchList>((shown, { event }) => applyEvent(shown, event, context), {
    ...list,
    pending: list.pending.filter((item) => item.at > limit),
  })
  return withoutDelayMarks(released, due)
}

/** Unmarks matches whose pending events were all applied. */
function withoutDelayMarks(list: MatchList, due: readonly Pending[]): MatchList {
  const ids = due
    .flatMap(({ event }) => event.changed?.map(({ id }) => id) ?? [])
    .filter((id) => list.delayed[id])
  if (ids.length === 0) return list
  const delayed = { ...list.delayed }
  for (const id of ids) delete delayed[id]
  return { ...list, delayed }
}

/**
 * Receives an event of the topic. The feed state applies at once because it reveals no result. The
 * largest clock offset is the best: it belongs to the message with the shortest way.
 */
export function receive(
  list: MatchList,
  event: ListEvent,
  { epoch, seq }: Position,
  context: ListContext,
): MatchList {
  const offset = Math.max(list.clockOffsetMs, event.serverAt - context.now)
  const feed = event.feed ? feedAsOf(event.feed, event.serverAt) : list.feed
  const next: MatchList = { ...list, epoch, seq, clockOffsetMs: offset, feed }
  if (context.delayMs <= 0 && list.pending.length === 0) return applyEvent(next, event, context)
  // The server sends in order: a later event is never shown before an earlier one.
  const at = Math.max(event.serverAt, next.pending.at(-1)?.at ?? 0)
  return release({ ...next, pending: [...next.pending, { at, event }] }, context)
}

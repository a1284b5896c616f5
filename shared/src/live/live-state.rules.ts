import type { MatchEvent } from '../contracts/football'
import type { FeedState } from '../contracts/matches'
import type { Position } from '../contracts/sockets'
import { feedAsOf } from '../lib'
import type { ApplyContext } from './apply-context'

/**
 * What every followed reply has: where to follow it from, and the server's clock (milliseconds).
 */
export type Reply = { epoch: string; seq: number; serverAt: number; feed?: FeedState }

/** How what one call reads (a header, a text, prices) lives with the stream delay and the topic. */
export type LiveResource<T extends Reply, E extends LiveEvent = MatchEvent> = {
  /** The part without anything younger than `limit` (seconds); the same object when nothing is. */
  conceal: (reply: T, limit: number) => T
  /** The part after an event; the same object when the event says nothing of it. */
  apply: (reply: T, event: E) => T
}

/** What every event has. */
export type LiveEvent = { serverAt: number; feed?: FeedState }

/** Something to show when its time has come: an event, or a whole snapshot. */
type Pending<T, E> = { at: number; event: E } | { at: number; whole: T }

/**
 * A part as the cache keeps it: `shown` is what may be seen, `pending` waits for the stream delay.
 */
export type LiveState<T extends Reply, E extends LiveEvent = MatchEvent> = {
  epoch: string
  seq: number
  /** The feed's last heartbeat, not delayed: it reveals no result. */
  feed: FeedState | null
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
  shown: T
  /** `shown` leaves out what is younger than the delay, and the state before that is unknown. */
  isDelayed: boolean
  pending: readonly Pending<T, E>[]
}

/** Shows everything that is old enough by now. The same object when nothing is due. */
export function release<T extends Reply, E extends LiveEvent>(
  resource: LiveResource<T, E>,
  current: LiveState<T, E>,
  context: ApplyContext,
): LiveState<T, E> {
  const limit = context.now + current.clockOffsetMs - context.delayMs
  const due = current.pending.filter(({ at }) => at <= limit)
  if (due.length === 0) return current
  const shown = due.reduce((state, item) => {
    return 'whole' in item ? item.whole : resource.apply(state, item.event)
  }, current.shown)
  const isDelayed = current.isDelayed && !due.some((item) => 'whole' in item)
  return { ...current, shown, isDelayed, pending: current.pending.filter(({ at }) => at > limit) }
}

/** Takes an event from the topic. */
export function receive<T extends Reply, E extends LiveEvent>(
  resource: LiveResource<T, E>,
  current: LiveState<T, E>,
  { epoch, seq, event }: Position & { event: E },
  context: ApplyContext,
): LiveState<T, E> {
  // The message that took the quickest way shows the server's clock best.
  const clockOffsetMs = Math.max(current.clockOffsetMs, event.serverAt - context.now)
  const next = { ...current, epoch, seq, clockOffsetMs, feed: feedOf(event) ?? current.feed }
  if (context.delayMs <= 0 && current.pending.length === 0) {
    return { ...next, shown: resource.apply(current.shown, event) }
  }
  // The server sends in order, so what came later is never shown earlier.
  const at = Math.max(event.serverAt, current.pending.at(-1)?.at ?? 0)
  return release(resource, { ...next, pending: [...current.pending, { at, event }] }, context)
}

/**
 * Takes a snapshot: what it says beyond the delay waits, and the state on the screen stays until
 * then. One older than the events is ignored, because those events do not come again.
 */
export function receiveReply<T extends Reply, E extends LiveEvent>(
  resource: LiveResource<T, E>,
  previous: LiveState<T, E> | undefined,
  reply: T,
  context: ApplyContext,
): LiveState<T, E> {
  if (previous?.epoch === reply.epoch && reply.seq < previous.seq) return previous
  const frame = {
    epoch: reply.epoch,
    seq: reply.seq,
    feed: feedOf(reply) ?? previous?.feed ?? null,
    clockOffsetMs: reply.serverAt - context.now,
  }
  const seen = resource.conceal(reply, (reply.serverAt - context.delayMs) / 1000)
  if (context.delayMs <= 0 || seen === reply) {
    return { ...frame, shown: reply, isDelayed: false, pending: [] }
  }
  // What is on the screen stays there, though a longer delay would conceal it again.
  return {
    ...frame,
    shown: previous ? previous.shown : seen,
    isDelayed: previous ? previous.isDelayed : true,
    pending: [...(previous?.pending ?? []), { at: reply.serverAt, whole: reply }],
  }
}

function feedOf({ feed, serverAt }: LiveEvent): FeedState | undefined {
  return feed && feedAsOf(feed, serverAt)
}

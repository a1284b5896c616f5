import { type CallArgs, callEndpoint } from '@saidian/shared/api'
import type { Endpoint, MatchEvent } from '@saidian/shared/contracts'
import { followTopic } from '@saidian/shared/realtime'
import type { RootState, ThunkExtra } from '@saidian/shared/store'
import {
  type Followed,
  type Part,
  type Reception,
  type Reply,
  receive,
  receiveReply,
  release,
  type Told,
} from './followed.rules'

/** What RTK Query gives `onCacheEntryAdded`, as far as it is used here. */
export type PartLifecycle<T extends Reply, E extends Told = MatchEvent> = {
  extra: unknown
  getState: () => unknown
  getCacheEntry: () => { data?: Followed<T, E> }
  updateCachedData: (recipe: () => Followed<T, E>) => unknown
  cacheDataLoaded: PromiseLike<unknown>
  cacheEntryRemoved: PromiseLike<unknown>
}

export type FollowedPart<T extends Reply, E extends Told, Call extends Endpoint> = {
  topic: string
  part: Part<T, E>
  endpoint: Call
  /** What to ask for to have at least what is on the screen. */
  argsOf: (shown: T | undefined) => CallArgs<Call>
  /** The event in a frame, or null when it breaks the contract. */
  readEvent: (data: unknown) => E | null
}

/** Events are put into the cache together this often, so that a burst costs one drawing. */
const GATHER_MS = 50
const RELEASE_MS = 500

/** The stream delay as it is set now, on this device's clock. */
export function receptionOf(state: unknown): Reception {
  return { now: Date.now(), delayMs: (state as RootState).settings.streamDelaySeconds * 1000 }
}

/** Shows what waits for the stream delay when its time has come, to the end of the cache entry. */
export function showInTime<T extends Reply, E extends Told>(
  lifecycle: PartLifecycle<T, E>,
  part: Part<T, E>,
): void {
  const timer = setInterval(() => {
    const held = lifecycle.getCacheEntry().data
    const next = held && release(part, held, receptionOf(lifecycle.getState()))
    if (next && next !== held) lifecycle.updateCachedData(() => next)
  }, RELEASE_MS)
  lifecycle.cacheEntryRemoved.then(() => clearInterval(timer))
}

/** Keeps a part of a page in step with its topic from its first data to the end of its cache entry. */
export async function followPart<T extends Reply, E extends Told, Call extends Endpoint>(
  lifecycle: PartLifecycle<T, E>,
  { topic, part, endpoint, argsOf, readEvent }: FollowedPart<T, E, Call>,
): Promise<void> {
  const { live, http } = lifecycle.extra as ThunkExtra
  const stop = new AbortController()
  lifecycle.cacheEntryRemoved.then(() => stop.abort())
  // Rejects when the entry goes before any data came: then there is nothing to follow.
  const isLoaded = await Promise.resolve(lifecycle.cacheDataLoaded).then(
    () => true,
    () => false,
  )
  if (!isLoaded || stop.signal.aborted) return

  const reception = () => receptionOf(lifecycle.getState())
  const change = (recipe: (held: Followed<T, E>) => Followed<T, E>) => {
    const held = lifecycle.getCacheEntry().data
    const next = held && recipe(held)
    if (next && next !== held) lifecycle.updateCachedData(() => next)
  }

  let inbox: { epoch: string; seq: number; event: E }[] = []
  const takeInbox = () => {
    const due = inbox
    inbox = []
    if (due.length > 0)
      change((held) => due.reduce((next, item) => receive(part, next, item, reception()), held))
  }
  showInTime(lifecycle, part)
  const timer = setInterval(takeInbox, GATHER_MS)
  stop.signal.addEventListener('abort', () => clearInterval(timer))

  let isFirst = true
  followTopic<Reply>({
    socket: live,
    topic,
    signal: stop.signal,
    loadSnapshot: async () => {
      const held = lifecycle.getCacheEntry().data
      // What is on the screen is the first snapshot: reading it a second time would say nothing new.
      if (isFirst && held) {
        isFirst = false
        return { epoch: held.epoch, seq: held.seq, serverAt: 0 }
      }
      return (await callEndpoint(http, endpoint, argsOf(held?.shown), {
        signal: stop.signal,
      })) as unknown as T
    },
    onSnapshot: (reply) => {
      takeInbox()
      if (reply.serverAt > 0) change((held) => receiveReply(part, held, reply as T, reception()))
    },
    onEvent: ({ epoch, seq, data }) => {
      // A payload that breaks the contract means that something was lost: throwing asks for the snapshot again.
      const event = readEvent(data)
      if (!event) throw new Error(`malformed event on ${topic}`)
      inbox.push({ epoch, seq, event })
    },
  })
}

import type { Position } from '../contracts/sockets'
import { type FollowOptions, followTopic, type TopicSocket } from '../realtime'
import { type CacheEntry, changeEntry, releaseInTime } from './cache-entry'

/**
 * How a cached state lives with its topic. Every function answers the same object when nothing
 * changes.
 */
export type LiveSubscription<State extends Position, Snapshot extends Position, Event> = {
  socket: TopicSocket
  topic: string
  /** Reads the state again, at least up to the position of `current`. */
  load: (current: State, signal: AbortSignal) => Promise<Snapshot>
  /** False for the data of a frame that breaks the contract. */
  isEvent: (data: unknown) => data is Event
  takeSnapshot: (current: State, snapshot: Snapshot) => State
  takeEvent: (current: State, event: Event, position: Position) => State
  /** Shows what has waited for the stream delay long enough. */
  release: (current: State) => State
  /** The connection to the topic is lost, or established again. */
  takeConnection?: (current: State, isDisconnected: boolean) => State
}

/** Changes are put into the cache together this often, so that a burst costs one drawing. */
const GATHER_MS = 50

/** Follows a topic with a cached state that is loaded, until its cache entry is removed. */
export function followEntry<State extends Position, Snapshot extends Position, Event>(
  entry: CacheEntry<State>,
  subscription: LiveSubscription<State, Snapshot, Event>,
): void {
  const stop = new AbortController()
  entry.cacheEntryRemoved.then(() => stop.abort())
  releaseInTime(entry, subscription.release)
  followTopic(topicHandlers(entry, subscription, stop.signal))
}

function topicHandlers<State extends Position, Snapshot extends Position, Event>(
  entry: CacheEntry<State>,
  subscription: LiveSubscription<State, Snapshot, Event>,
  signal: AbortSignal,
): FollowOptions<Position & { snapshot?: Snapshot }> {
  const { socket, topic, load, isEvent, takeSnapshot, takeEvent, takeConnection } = subscription
  const change = (recipe: (current: State) => State) => changeEntry(entry, recipe)
  let hasLost = false
  const inbox = gather<{ event: Event; position: Position }>(signal, (items) => {
    try {
      change((current) =>
        items.reduce((next, { event, position }) => takeEvent(next, event, position), current),
      )
    } catch {
      // None of them is in the state: the next event asks for the snapshot.
      hasLost = true
    }
  })
  let isFirst = true
  return {
    socket,
    topic,
    signal,
    loadSnapshot: async () => {
      const current = entry.getCacheEntry().data
      if (!current) throw new Error(`no state of ${topic}`)
      // What is on the screen is the first snapshot.
      if (isFirst) {
        isFirst = false
        return positionOf(current)
      }
      const snapshot = await load(current, signal)
      hasLost = false
      return { ...positionOf(snapshot), snapshot }
    },
    onSnapshot: ({ snapshot }) => {
      inbox.flush()
      if (snapshot) change((current) => takeSnapshot(current, snapshot))
    },
    onStale: () => change((current) => takeConnection?.(current, true) ?? current),
    onLive: () => change((current) => takeConnection?.(current, false) ?? current),
    onEvent: ({ epoch, seq, data }) => {
      // Throwing asks for the snapshot again: a malformed event is a lost one.
      if (!isEvent(data)) throw new Error(`malformed event on ${topic}`)
      // Another read may have put a state of another epoch into the cache.
      if (hasLost || entry.getCacheEntry().data?.epoch !== epoch)
        throw new Error(`lost the state of ${topic}`)
      inbox.add({ event: data, position: { epoch, seq } })
    },
  }
}

function positionOf({ epoch, seq }: Position): Position {
  return { epoch, seq }
}

/** Collects items and hands them over together. */
function gather<Item>(signal: AbortSignal, deliver: (items: readonly Item[]) => void) {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const ready = items
    items = []
    if (ready.length > 0) deliver(ready)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  return {
    add: (item: Item) => {
      items.push(item)
      timer ??= setTimeout(flush, GATHER_MS)
    },
    flush,
  }
}

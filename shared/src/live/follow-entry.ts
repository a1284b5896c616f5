import type { Position } from '../contracts'
import { followTopic, type LiveSocket } from '../realtime'
import { type CacheEntry, changeEntry, releaseInTime } from './cache-entry'

/**
 * How a cached state lives with its topic. Every function answers the same object when nothing
 * changes.
 */
export type LiveSubscription<State extends Position, Snapshot extends Position, Event> = {
  socket: LiveSocket
  topic: string
  /** Reads the state anew, at least as far as `held`. */
  load: (current: State, signal: AbortSignal) => Promise<Snapshot>
  /** The event in a frame, or null when it breaks the contract. */
  readEvent: (data: unknown) => Event | null
  takeSnapshot: (current: State, snapshot: Snapshot) => State
  takeEvent: (current: State, event: Event, position: Position) => State
  /** Shows what has waited for the stream delay long enough. */
  release: (current: State) => State
  /** The line to the topic is cut, or whole again. */
  takeConnection?: (current: State, isDisconnected: boolean) => State
}

/** Changes are put into the cache together this often, so that a burst costs one drawing. */
const GATHER_MS = 50

/**
 * Keeps a cached state in step with its topic, from its first data to the end of its cache entry.
 */
export async function followEntry<State extends Position, Snapshot extends Position, Event>(
  entry: CacheEntry<State>,
  following: LiveSubscription<State, Snapshot, Event>,
): Promise<void> {
  const stop = new AbortController()
  entry.cacheEntryRemoved.then(() => stop.abort())
  // Rejects when the entry goes before any data came: then there is nothing to follow.
  const isLoaded = await Promise.resolve(entry.cacheDataLoaded).then(
    () => true,
    () => false,
  )
  if (!isLoaded || stop.signal.aborted) return

  const { socket, topic, load, readEvent, takeSnapshot, takeEvent, release, takeConnection } =
    following
  const change = (recipe: (current: State) => State) => changeEntry(entry, recipe)
  let hasLost = false
  const inbox = gather<{ event: Event; position: Position }>(stop.signal, (items) => {
    try {
      change((current) =>
        items.reduce((next, { event, position }) => takeEvent(next, event, position), current),
      )
    } catch {
      // None of them is in the state: the next event asks for the snapshot.
      hasLost = true
    }
  })
  releaseInTime(entry, release)

  let isFirst = true
  followTopic<Position & { snapshot?: Snapshot }>({
    socket,
    topic,
    signal: stop.signal,
    loadSnapshot: async () => {
      const current = entry.getCacheEntry().data
      if (!current) throw new Error(`nothing is held of ${topic}`)
      // What is on the screen is the first snapshot: reading it a second time would say nothing
      // new.
      if (isFirst) {
        isFirst = false
        return positionOf(current)
      }
      const snapshot = await load(current, stop.signal)
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
      const event = readEvent(data)
      // A payload that breaks the contract means that something was lost: throwing asks for the
      // snapshot again.
      if (!event) throw new Error(`malformed event on ${topic}`)
      // Another read may have put a state of another epoch into the cache.
      if (hasLost || entry.getCacheEntry().data?.epoch !== epoch)
        throw new Error(`lost the state of ${topic}`)
      inbox.add({ event, position: { epoch, seq } })
    },
  })
}

function positionOf({ epoch, seq }: Position): Position {
  return { epoch, seq }
}

/** Collects items and hands them over together. */
function gather<Item>(signal: AbortSignal, handOver: (items: readonly Item[]) => void) {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const due = items
    items = []
    if (due.length > 0) handOver(due)
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

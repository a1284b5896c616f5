import { type CallArgs, callEndpoint } from '@saidian/shared/api'
import {
  type BoardEvent,
  type FootballList,
  type getFootballLive,
  type getFootballMatches,
  type Position,
  TOPIC,
} from '@saidian/shared/contracts'
import { followTopic } from '@saidian/shared/realtime'
import type { RootState, ThunkExtra } from '@saidian/shared/store'
import type { Board } from './board.rules'
import { type Reception, receive, release } from './delay.rules'
import { readBoardEvent } from './read-board-event.rules'
import { receiveSnapshot } from './snapshot.rules'

/** What RTK Query gives `onCacheEntryAdded`, as far as it is used here. */
export type FollowedLifecycle = {
  extra: unknown
  getState: () => unknown
  getCacheEntry: () => { data?: Board }
  updateCachedData: (recipe: () => Board) => unknown
  cacheDataLoaded: PromiseLike<unknown>
  cacheEntryRemoved: PromiseLike<unknown>
}

type BoardEndpoint = typeof getFootballLive | typeof getFootballMatches

export type FollowedBoard<E extends BoardEndpoint> = {
  takesNewMatches: boolean
  endpoint: E
  args: CallArgs<E>
}

/** Changes are put into the cache together this often, so that a burst costs one drawing. */
const GATHER_MS = 50
const RELEASE_MS = 500

/** Keeps a board in step with `board/football` from its first data to the end of its cache entry. */
export async function followBoard<E extends BoardEndpoint>(
  lifecycle: FollowedLifecycle,
  { takesNewMatches, endpoint, args }: FollowedBoard<E>,
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

  const reception = (): Reception => ({
    now: Date.now(),
    delayMs: (lifecycle.getState() as RootState).settings.streamDelaySeconds * 1000,
    takesNewMatches,
  })
  const change = (recipe: (board: Board) => Board) => {
    const board = lifecycle.getCacheEntry().data
    const next = board && recipe(board)
    if (next && next !== board) lifecycle.updateCachedData(() => next)
  }

  const inbox = gather<{ position: Position; event: BoardEvent }>(stop.signal, (items) =>
    change((board) =>
      items.reduce((next, { position, event }) => receive(next, event, position, reception()), board),
    ),
  )
  releaseInTime(stop.signal, () => change((board) => release(board, reception())))

  let isFirst = true
  followTopic<FootballList | Board>({
    socket: live,
    topic: TOPIC.footballBoard,
    signal: stop.signal,
    loadSnapshot: async () => {
      const loaded = lifecycle.getCacheEntry().data
      // The list on the screen is the first snapshot: reading it a second time would say nothing new.
      if (isFirst && loaded) {
        isFirst = false
        return loaded
      }
      return (await callEndpoint(http, endpoint, args, { signal: stop.signal })) as FootballList
    },
    onSnapshot: (snapshot) => {
      inbox.flush()
      if ('serverAt' in snapshot) change((board) => receiveSnapshot(board, snapshot, reception()))
    },
    onStale: () => change((board) => withLine(board, true)),
    onLive: () => change((board) => withLine(board, false)),
    onEvent: ({ epoch, seq, data }) => {
      const event = readBoardEvent(data)
      // A payload that breaks the contract means that something was lost: throwing asks for the snapshot again.
      if (!event) throw new Error('malformed event on board/football')
      inbox.add({ position: { epoch, seq }, event })
    },
  })
}

function withLine(board: Board, isCut: boolean): Board {
  return board.isCut === isCut ? board : { ...board, isCut }
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

function releaseInTime(signal: AbortSignal, releaseDue: () => void): void {
  const timer = setInterval(releaseDue, RELEASE_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

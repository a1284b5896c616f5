import { BoardEvent, FootballList } from '@saidian/shared/contracts/football'
import { Compile } from 'typebox/compile'
import type { Bus, TopicMessage } from '../../../platform/bus'
import type { Logger } from '../../../platform/log'
import { BOARD_SUBJECT } from '../football.topics'
import { applyBoardEvent, type Board, type BoardView, contentsOf } from './board-contents'

const RETRY_MS = 1_000
/** The publisher sends the feed state every five seconds; a longer silence means lost events. */
const SILENCE_MS = 12_000

const snapshotShape = Compile(FootballList)
const eventShape = Compile(BoardEvent)

export type ReplicaDeps = { bus: Bus; log: Logger; retryMs?: number; silenceMs?: number }

export type Replica = Board & {
  /** Follows the publisher until `signal` aborts; resolves after the first snapshot request. */
  follow: (signal: AbortSignal) => Promise<void>
}

/**
 * The board of a process that does not publish it. Events apply in order; after a gap, a new epoch
 * or a silence the replica requests a new snapshot. While the publisher is away the last list stays
 * and the age of its feed grows.
 */
export function createBoardReplica({
  bus,
  log,
  retryMs = RETRY_MS,
  silenceMs = SILENCE_MS,
}: ReplicaDeps): Replica {
  let view: BoardView | null = null
  let early: TopicMessage[] = []
  let isLoading = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  async function load(): Promise<void> {
    if (isLoading || isStopped) return
    isLoading = true
    clearTimeout(retry)
    const loaded = await askForSnapshot(bus, log)
    isLoading = false
    const buffered = early.splice(0)
    if (loaded !== null) view = loaded
    // An event after a gap cannot apply: the replica requests another snapshot after `retryMs`.
    const isWhole =
      loaded !== null &&
      buffered.every((message) => message.epoch !== loaded.epoch || apply(message))
    if (!isWhole) retry = setTimeout(() => void load(), retryMs).unref()
  }

  /** False when events between this one and the board are missing. */
  function apply({ epoch, seq, data }: TopicMessage): boolean {
    if (view === null || epoch !== view.epoch || seq > view.seq + 1) return false
    if (seq <= view.seq) return true
    if (!eventShape.Check(data)) return false
    applyBoardEvent(view.contents, data)
    view = { ...view, seq, feed: data.feed ?? view.feed }
    return true
  }

  function receive(message: TopicMessage): void {
    if (isLoading) early.push(message)
    else if (!apply(message)) {
      early = [message]
      void load()
    }
  }

  return {
    view: () => view,
    follow: async (signal) => {
      subscribeToEvents(bus, { silenceMs, receive, onSilence: () => void load() }, signal)
      const stop = () => {
        clearTimeout(retry)
        isStopped = true
      }
      signal.addEventListener('abort', stop, { once: true })
      await load()
    },
  }
}

type EventHandlers = {
  silenceMs: number
  receive: (message: TopicMessage) => void
  /** Called four times per `silenceMs` while no event has arrived for that long. */
  onSilence: () => void
}

/** Passes on the board's events and watches for silence, until `signal` aborts. */
function subscribeToEvents(bus: Bus, handlers: EventHandlers, signal: AbortSignal): void {
  const { silenceMs, receive, onSilence } = handlers
  let receivedAt = Date.now()
  const listener = (payload: unknown) => {
    receivedAt = Date.now()
    if (isTopicMessage(payload)) receive(payload)
  }
  bus.subscribe(BOARD_SUBJECT.events, listener, signal)
  const watch = setInterval(() => {
    if (Date.now() - receivedAt > silenceMs) onSilence()
  }, silenceMs / 4)
  signal.addEventListener('abort', () => clearInterval(watch), { once: true })
}

async function askForSnapshot(bus: Bus, log: Logger): Promise<BoardView | null> {
  try {
    const answer = await bus.request(BOARD_SUBJECT.snapshot, null)
    if (!snapshotShape.Check(answer))
      throw new Error('the snapshot of the football board has another shape')
    return { epoch: answer.epoch, seq: answer.seq, feed: answer.feed, contents: contentsOf(answer) }
  } catch (error) {
    log.debug({ err: error }, 'football board: no snapshot yet')
    return null
  }
}

function isTopicMessage(payload: unknown): payload is TopicMessage {
  return typeof payload === 'object' && payload !== null && 'seq' in payload && 'epoch' in payload
}

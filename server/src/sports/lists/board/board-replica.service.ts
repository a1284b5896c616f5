import {
  type Bus,
  isTopicMessage,
  snapshotSubject,
  type TopicMessage,
  topicSubject,
} from '../../../platform/bus'
import type { Logger } from '../../../platform/log'
import type { MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import { applyBoardEvent, type Board, type BoardView, contentsOf } from './board-contents'

const RETRY_MS = 1_000
/** The publisher sends the feed state every five seconds; a longer silence means lost events. */
const SILENCE_MS = 12_000

export type ReplicaDeps<Row extends MatchRow> = {
  sport: ListedSport<Row>
  bus: Bus
  log: Logger
  retryMs?: number
  silenceMs?: number
}

export type Replica<Row extends MatchRow> = Board<Row> & {
  /** Follows the publisher until `signal` aborts; resolves after the first snapshot request. */
  follow: (signal: AbortSignal) => Promise<void>
}

/**
 * The board of a process that does not publish it. Events apply in order; after a gap, a new epoch
 * or a silence the replica requests a new snapshot. While the publisher is away the last list stays
 * and the age of its feed grows.
 */
export function createBoardReplica<Row extends MatchRow>({
  sport,
  bus,
  log,
  retryMs = RETRY_MS,
  silenceMs = SILENCE_MS,
}: ReplicaDeps<Row>): Replica<Row> {
  let view: BoardView<Row> | null = null
  let early: TopicMessage[] = []
  let isLoading = false
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  async function load(): Promise<void> {
    if (isLoading || isStopped) return
    isLoading = true
    clearTimeout(retry)
    const loaded = await askForSnapshot(sport, bus, log)
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
    if (!sport.rows.isEvent(data)) return false
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
      const handlers = { silenceMs, receive, onSilence: () => void load() }
      subscribeToEvents(bus, topicSubject(sport.topics.board), handlers, signal)
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
function subscribeToEvents(
  bus: Bus,
  subject: string,
  handlers: EventHandlers,
  signal: AbortSignal,
): void {
  const { silenceMs, receive, onSilence } = handlers
  let receivedAt = Date.now()
  const listener = (payload: unknown) => {
    receivedAt = Date.now()
    if (isTopicMessage(payload)) receive(payload)
  }
  bus.subscribe(subject, listener, signal)
  const watch = setInterval(() => {
    if (Date.now() - receivedAt > silenceMs) onSilence()
  }, silenceMs / 4)
  signal.addEventListener('abort', () => clearInterval(watch), { once: true })
}

async function askForSnapshot<Row extends MatchRow>(
  { key, rows, topics }: ListedSport<Row>,
  bus: Bus,
  log: Logger,
): Promise<BoardView<Row> | null> {
  try {
    const answer = await bus.request(snapshotSubject(topics.board), null)
    if (!rows.isList(answer)) throw new Error('the snapshot of the board has another shape')
    return { epoch: answer.epoch, seq: answer.seq, feed: answer.feed, contents: contentsOf(answer) }
  } catch (error) {
    log.debug({ err: error, sport: key }, 'board: no snapshot yet')
    return null
  }
}

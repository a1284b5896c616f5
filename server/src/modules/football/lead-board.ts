import { randomUUID } from 'node:crypto'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { ageMs } from '@saidian/shared/lib'
import { retryingSink } from '../../feeds/retrying-sink'
import { startFeed } from '../../feeds/run-feed'
import type { Term } from '../../platform/leader'
import { createTopicSender } from '../../platform/topics'
import type { Board } from './board/board-contents'
import { type BoardPublisher, createBoardPublisher } from './board/board-publisher.service'
import { createBoardReader } from './board/board-reader.service'
import { boardEventSender, startBoardPublisher } from './board/start-board-publisher.service'
import type { FootballDeps } from './football-deps'
import { footballSink, type Stored } from './ingest/ingest.service'
import { shownSources } from './sport'

/** After a restart within this time the server shows stored data and does not wait for its feed. */
const RECENT_MS = 60_000

export type LeadDeps = FootballDeps & {
  term: Term
  /** Shows the board; called after the first read. */
  show: (board: Board) => void
  onOutcomes: (counts: ReadonlyMap<string, number>) => void
}

/** Creates the board of a term; the caller reads it. */
export function createOwnBoard(
  { db, bus, clock, feed, columns = [] }: FootballDeps,
  term: Term,
): BoardPublisher {
  const { source, speed, demo } = feed ?? { source: 'none', speed: 1, demo: false }
  const sender = createTopicSender(bus, TOPIC.footballBoard)
  sender.answer(term.signal)
  return createBoardPublisher({
    epoch: randomUUID(),
    reader: createBoardReader(db, shownSources(source), columns),
    clock,
    feed: { source, speed, demo },
    publish: boardEventSender(sender),
    mayPublish: term.isHeld,
  })
}

/** Publishes the board and runs the feed until the term is over. */
export async function leadBoard(publisher: BoardPublisher, deps: LeadDeps): Promise<void> {
  const { db, bus, clock, log, feed, stores, term, onOutcomes } = deps
  await publisher.refresh()
  if (term.signal.aborted) return
  deps.show(publisher)
  startBoardPublisher({ publisher, bus, clock, log }, term.signal)
  if (feed === null) return
  const { source } = feed
  const onAlive = publisher.alive
  const onStored = async (stored: Stored) => {
    deps.onStored?.(stored)
    await takeStored(publisher, stored, deps)
  }
  const onUncertain = () => {
    deps.onUncertain?.()
    publisher
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'football board not refreshed'))
  }
  const sink = footballSink({ db, source, clock, log, stores, onStored, onAlive, onOutcomes })
  const started = startFeed(feed, retryingSink(sink, { term, log, onUncertain }), log, term.signal)
  // Ready when the board shows current data: recent stored data, else that of the started feed.
  if (!isRecent(publisher, clock)) await started
}

/** Publishes a commit. A failed read back is only logged: the messages are stored already. */
export function takeStored(
  publisher: BoardPublisher,
  stored: Pick<Stored, 'matchIds' | 'incidents'>,
  { log, term }: Pick<LeadDeps, 'log' | 'term'>,
): Promise<void> {
  return publisher.take(stored).catch((error: unknown) => {
    // After the term the database may be closed, and this board is no longer shown.
    if (!term.signal.aborted) log.warn({ err: error }, 'football board behind')
  })
}

function isRecent(board: Board, clock: FootballDeps['clock']): boolean {
  const { aliveAt = 0 } = board.view()?.feed ?? {}
  return ageMs(aliveAt * 1_000, clock.now()) < RECENT_MS
}

import { randomUUID } from 'node:crypto'
import type { Feed } from '../../feeds/feed'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Term } from '../../platform/leader'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { ReadPageText, TopicRule } from '../../platform/module'
import { createHandedTopics, createTopicSender } from '../../platform/topics'
import type { Commits, Stored } from '../ingest'
import type { MatchRow } from '../match-row'
import type { ListedSport } from '../sport'
import type { Board } from './board/board-contents'
import { type BoardPublisher, createBoardPublisher } from './board/board-publisher.service'
import { createBoardReader } from './board/board-reader.service'
import { leftBoard, restoreBoard } from './board/left-board'
import { createShownBoard } from './board/shown-board.service'
import { boardEventSender, startBoardPublisher } from './board/start-board-publisher.service'
import { createListService, type ListService } from './list.service'
import { measureLists } from './list-metrics'
import type { ReadColumns } from './match-lists'
import { createMatchText } from './page-text/match-text.service'
import { readDoubts } from './rows/doubts.repository'

export type ListDeps<Row extends MatchRow> = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** The feed that the leader runs; null: the lists show stored data only. */
  feed: Pick<Feed, 'source' | 'speed' | 'demo'> | null
  /** Readers of the columns beside the score. */
  columns: readonly ReadColumns<Partial<Row>>[]
  commits: Commits
}

export type SportLists<Row extends MatchRow> = ListService<Row> & {
  /** Today's list as this process shows it. */
  board: Board<Row>
  /** Title and description of the page of a match. */
  matchText: ReadPageText
  /** The topic of today's list, which every client may follow. */
  topics: TopicRule[]
  /** Shows the leader's list until `signal` aborts. */
  follow: (signal: AbortSignal) => Promise<void>
  /** Publishes today's list, and follows commits until the term is over. */
  lead: (term: Term) => Promise<void>
  /** Takes a sign of life of the feed, seconds of its clock. */
  alive: (at: number) => void
}

/** The lists of a sport: today's list with its topic, and those of other days. */
export function createLists<Row extends MatchRow>(
  sport: ListedSport<Row>,
  given: ListDeps<Row>,
): SportLists<Row> {
  const deps: ListDeps<Row> = { ...given, columns: [readDoubts<Row>(sport), ...given.columns] }
  const { bus, log, clock, metrics, commits } = deps
  const board = createShownBoard({ sport, bus, log })
  measureLists(metrics, sport, board, clock)
  /** Set while this process leads. */
  let led: BoardPublisher<Row> | null = null
  return {
    ...createListService({ ...deps, sport, board }),
    board,
    matchText: createMatchText({ ...deps, sport, board }),
    topics: [{ pattern: sport.topics.board, mayFollow: () => true }],
    follow: board.follow,
    lead: async (term) => {
      const publisher = createOwnBoard(sport, deps, term)
      led = publisher
      term.atEnd?.(publisher.leave)
      term.signal.addEventListener('abort', () => {
        if (led === publisher) led = null
      })
      await publisher.refresh()
      if (term.signal.aborted) return
      board.lead(publisher, term.signal)
      startBoardPublisher({ sport, publisher, bus, clock, log }, term.signal)
      commits.follow(listenerOf(sport, publisher, log, term), term.signal)
    },
    alive: (at) => led?.alive(at),
  }
}

/** Creates the board of a term; the caller reads it. */
function createOwnBoard<Row extends MatchRow>(
  sport: ListedSport<Row>,
  { db, bus, clock, feed, columns }: ListDeps<Row>,
  term: Term,
): BoardPublisher<Row> {
  const { source, speed, demo } = feed ?? { source: 'none', speed: 1, demo: false }
  const { board } = sport.topics
  const sender = createTopicSender(bus, board)
  sender.answer(term.signal)
  return createBoardPublisher({
    sport,
    epoch: randomUUID(),
    reader: createBoardReader(db, sport, sport.sources.shown(source), columns),
    clock,
    feed: { source, speed, demo },
    publish: boardEventSender(sender, board),
    mayPublish: term.isHeld,
    handed: createHandedTopics({
      db,
      sender,
      nameOf: () => board,
      save: leftBoard,
      restore: (topic, saved) => restoreBoard(sport, topic, saved),
    }),
  })
}

/** Publishes commits. A failed read back is only logged: the messages are stored already. */
function listenerOf<Row extends MatchRow>(
  { key }: ListedSport<Row>,
  publisher: BoardPublisher<Row>,
  log: Logger,
  { signal }: Term,
) {
  const warn = (message: string) => (error: unknown) => {
    // After the term the database may be closed, and this board is no longer shown.
    if (!signal.aborted) log.warn({ err: error, sport: key }, message)
  }
  return {
    onStored: (stored: Stored) => publisher.take(stored).catch(warn('board behind')),
    onUncertain: () => void publisher.refresh().catch(warn('board not refreshed')),
  }
}

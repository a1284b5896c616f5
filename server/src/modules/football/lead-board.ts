import { randomUUID } from 'node:crypto'
import { TOPIC } from '@saidian/shared/contracts'
import { ageMs } from '@saidian/shared/lib'
import { retryingSink } from '../../feeds/retrying-sink'
import { startFeed } from '../../feeds/run-feed'
import type { Term } from '../../platform/leader'
import { createTopicPublisher } from '../../platform/topics'
import type { Board } from './board/board-contents'
import { boardPublisher, startBoardDuty } from './board/board-duty.service'
import { type BoardOwner, createBoardOwner } from './board/board-owner.service'
import { createBoardReader } from './board/board-reader.service'
import type { FootballDeps } from './football-deps'
import { footballSink, type Stored } from './ingest/ingest.service'
import { shownSources } from './sport'

/** A server that comes back sooner than this shows what is stored and does not wait for its feed. */
const RECENT_MS = 60_000

export type LeadDeps = FootballDeps & {
  term: Term
  /** Shows the board once it was read. */
  show: (board: Board) => void
  onJudged: (counts: ReadonlyMap<string, number>) => void
}

/** A board for the length of a term, not read yet. */
export function createOwnBoard(
  { db, bus, clock, feed, columns = [] }: FootballDeps,
  term: Term,
): BoardOwner {
  const { source, speed, demo } = feed ?? { source: 'none', speed: 1, demo: false }
  const epoch = randomUUID()
  const topics = createTopicPublisher(bus, TOPIC.footballBoard)
  topics.answer(term.signal)
  return createBoardOwner({
    epoch,
    reader: createBoardReader(db, shownSources(source), columns),
    clock,
    feed: { source, speed, demo },
    publish: boardPublisher(topics, epoch),
    mayPublish: term.isHeld,
  })
}

/** Publishes the board and runs the feed until the term is over. */
export async function leadBoard(owner: BoardOwner, deps: LeadDeps): Promise<void> {
  const { db, bus, clock, log, feed, stores, term, onJudged } = deps
  await owner.refresh()
  if (term.signal.aborted) return
  deps.show(owner)
  startBoardDuty({ owner, bus, clock, log }, term.signal)
  if (feed === null) return
  const { source } = feed
  const onAlive = owner.alive
  const onStored = async (stored: Stored) => {
    deps.onStored?.(stored)
    await takeStored(owner, stored, deps)
  }
  const onUncertain = () => {
    deps.onUncertain?.()
    owner
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'football board not refreshed'))
  }
  const sink = footballSink({ db, source, clock, log, stores, onStored, onAlive, onJudged })
  const started = startFeed(feed, retryingSink(sink, { term, log, onUncertain }), log, term.signal)
  // Ready is who can show what is true now, or what is stored when it is recent or the feed is silent.
  if (!isRecent(owner, clock)) await started
}

/** What is stored is stored: a board that cannot read it back yet is no reason to deliver it again. */
export function takeStored(
  owner: BoardOwner,
  stored: Pick<Stored, 'matchIds' | 'incidents'>,
  { log, term }: Pick<LeadDeps, 'log' | 'term'>,
): Promise<void> {
  return owner.take(stored).catch((error: unknown) => {
    // At the end of a term the database may be closed already: nobody reads this board any more.
    if (!term.signal.aborted) log.warn({ err: error }, 'football board behind')
  })
}

function isRecent(board: Board, clock: FootballDeps['clock']): boolean {
  const { aliveAt = 0 } = board.view()?.feed ?? {}
  return ageMs(aliveAt * 1_000, clock.now()) < RECENT_MS
}

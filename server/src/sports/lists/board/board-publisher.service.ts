import type { FeedState } from '@saidian/shared/contracts/matches'
import type { Position } from '@saidian/shared/contracts/sockets'
import type { Clock } from '../../../platform/clock'
import { createOpenTopics, type FirstRead, type HandedTopics } from '../../../platform/topics'
import type { Stored } from '../../ingest'
import type { ListEvent, MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import { applyBoardEvent, type Board, type BoardContents, emptyContents } from './board-contents'
import { isOnBoard } from './board-membership.rules'
import { type BoardOutbox, createBoardOutbox } from './board-outbox'
import type { BoardReader } from './board-reader.service'
import { createFeedHeartbeat, type FeedHeartbeat } from './feed-heartbeat'

export type BoardPublisherDeps<Row extends MatchRow> = {
  sport: ListedSport<Row>
  epoch: string
  reader: BoardReader<Row>
  clock: Clock
  feed: Pick<FeedState, 'source' | 'speed' | 'demo'>
  /** Sends one numbered event. */
  publish: (position: Position, event: ListEvent<Row>) => void
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
  handed?: HandedTopics<BoardTopic<Row>>
}

/** The one topic of a board: its list as of the last event, and when its feed was alive. */
export type BoardTopic<Row extends MatchRow> = {
  published: BoardContents<Row>
  heartbeat: FeedHeartbeat
  isResumed: boolean
}

export type BoardPublisher<Row extends MatchRow> = Board<Row> & {
  /** Reads the whole board: at the start, when the sports day changes, and every minute. */
  refresh: () => Promise<void>
  /**
   * Reads committed matches back; calls must not overlap. Publishes at once when a change is
   * among them that must not wait, such as a goal. Rejects when the database is away; the next
   * call reads these matches too.
   */
  take: (stored: Pick<Stored, 'matchIds' | 'incidents'>) => Promise<void>
  alive: (at: number) => void
  /** Publishes what changed since the last event; called once a second. */
  tick: () => void
  /** Leaves the board to the next term. */
  leave: () => Promise<void>
}

/** Publishes today's list with numbered events. Its contents are the list as of `seq`. */
export function createBoardPublisher<Row extends MatchRow>(
  deps: BoardPublisherDeps<Row>,
): BoardPublisher<Row> {
  const { sport, epoch, clock, feed, publish, mayPublish } = deps
  const published = emptyContents<Row>()
  const outbox = createBoardOutbox(sport, published)
  const heartbeat = createFeedHeartbeat(clock, feed)
  const changes = createBoardChanges(deps, published, outbox)
  /** One topic: the board of this term. */
  const topics = createOpenTopics<'board', BoardTopic<Row>, ListEvent<Row>>({
    epoch,
    create: () => ({ published, heartbeat, isResumed: false }),
    read: (topic) => {
      return readFirst(deps, { changes, heartbeat, published, outbox }, topic.isResumed)
    },
    publish,
    handed: deps.handed,
  })

  function tick(): void {
    const [board] = topics.all()
    if (!board || !mayPublish()) return
    const nowMs = clock.now()
    const feedState = heartbeat.due(nowMs)
    const parts = { ...(feedState && { feed: feedState }), ...outbox.drain(nowMs) }
    if (Object.keys(parts).length === 0) return
    if (feedState) heartbeat.sent(nowMs)
    const event: ListEvent<Row> = { serverAt: nowMs, ...parts }
    applyBoardEvent(published, event)
    topics.publish(board, event)
  }

  return {
    refresh: async () => {
      if (topics.all().length === 0) {
        await topics.open('board')
        return
      }
      await changes.readAll()
      tick()
    },
    take: async (stored) => {
      if (await changes.take(stored)) tick()
    },
    alive: heartbeat.alive,
    tick,
    leave: topics.leave,
    view: () => {
      const [board] = topics.all()
      if (!board) return null
      return { epoch: board.epoch, seq: board.seq, feed: heartbeat.state(), contents: published }
    },
  }
}

type BoardChanges = {
  /** Returns the ids of the matches. */
  readAll: () => Promise<ReadonlySet<number>>
  /** True when a change must not wait, such as a goal. */
  take: (stored: Pick<Stored, 'matchIds' | 'incidents'>) => Promise<boolean>
}

type BoardState<Row extends MatchRow> = {
  changes: BoardChanges
  heartbeat: FeedHeartbeat
  published: BoardContents<Row>
  outbox: BoardOutbox<Row>
}

/**
 * Of a new board the contents at the start are the snapshot of position 0, not an event. Of one
 * that goes on, the next tick publishes what changed meanwhile.
 */
async function readFirst<Row extends MatchRow>(
  { reader, clock }: BoardPublisherDeps<Row>,
  { changes, heartbeat, published, outbox }: BoardState<Row>,
  isResumed: boolean,
): Promise<FirstRead<ListEvent<Row>>> {
  const stored = await changes.readAll()
  heartbeat.alive(await reader.lastUpdateAt())
  const nowMs = clock.now()
  if (isResumed) outbox.offerGone([...published.matches.keys()].filter((id) => !stored.has(id)))
  else applyBoardEvent(published, { serverAt: nowMs, ...outbox.drain(nowMs) })
  return { changes: null }
}

/** Reads committed matches back from the database and offers them to the outbox. */
function createBoardChanges<Row extends MatchRow>(
  deps: BoardPublisherDeps<Row>,
  published: BoardContents<Row>,
  outbox: BoardOutbox<Row>,
): BoardChanges {
  const { sport, reader, clock } = deps
  /** Committed matches that are not read back yet; a failed read leaves them here. */
  const unread = new Set<number>()

  async function offerNames(matches: Row[], isWanted: NameFilter): Promise<void> {
    outbox.offerNames(await readNames(deps, published, matches, isWanted))
  }

  return {
    readAll: async () => {
      const matches = await reader.all(clock.now())
      // Known names are read again too, in case one was corrected.
      await offerNames(matches, () => true)
      for (const match of matches) outbox.offer(match)
      return new Set(matches.map(({ id }) => id))
    },
    take: async ({ matchIds, incidents }) => {
      for (const id of matchIds) unread.add(id)
      const matches = await reader.some([...unread], [...published.matches.keys()], clock.now())
      await offerNames(matches, (known, id) => !known.has(id))
      unread.clear()
      const urgent = matches.map(outbox.offer)
      const listed = outbox.offerIncidents(incidents)
      return urgent.includes(true) || listed.some(({ type }) => sport.incidents.isUrgent(type))
    },
  }
}

type NameFilter = (known: Map<number, unknown>, id: number) => boolean

/** Reads the wanted leagues and teams of those matches that are on today's list. */
async function readNames<Row extends MatchRow>(
  { sport, reader, clock }: Pick<BoardPublisherDeps<Row>, 'sport' | 'reader' | 'clock'>,
  published: BoardContents<Row>,
  matches: Row[],
  isWanted: NameFilter,
) {
  const listed = matches.filter((match) => isOnBoard(sport, match, clock.now()))
  const leagueIds = new Set(listed.map(({ li }) => li))
  const teamIds = new Set(listed.flatMap(({ home, away }) => [home, away]))
  const [leagues, teams] = await Promise.all([
    reader.leagues([...leagueIds].filter((id) => isWanted(published.leagues, id))),
    reader.teams([...teamIds].filter((id) => isWanted(published.teams, id))),
  ])
  return { leagues, teams }
}

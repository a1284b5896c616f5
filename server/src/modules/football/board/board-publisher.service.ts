import type { BoardEvent, BoardMatch, FeedState } from '@saidian/shared/contracts/football'
import type { Position } from '@saidian/shared/contracts/sockets'
import type { Clock } from '../../../platform/clock'
import { createOpenTopics } from '../../../platform/topics'
import type { Stored } from '../ingest/ingest.service'
import { isUrgentIncident } from '../rules/board-incident.rules'
import { isOnBoard } from '../rules/board-membership.rules'
import { applyBoardEvent, type Board, type BoardContents, emptyContents } from './board-contents'
import { type BoardOutbox, createBoardOutbox } from './board-outbox'
import type { BoardReader } from './board-reader.service'
import { createFeedHeartbeat, type FeedHeartbeat } from './feed-heartbeat'

export type BoardPublisherDeps = {
  epoch: string
  reader: BoardReader
  clock: Clock
  feed: Pick<FeedState, 'source' | 'speed' | 'demo'>
  /** Sends one numbered event. */
  publish: (position: Position, event: BoardEvent) => void
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
}

export type BoardPublisher = Board & {
  /** Reads the whole board: at the start, when the sports day changes, and every minute. */
  refresh: () => Promise<void>
  /**
   * Reads committed matches back; calls must not overlap. Publishes at once when a goal or a red
   * card is among them. Rejects when the database is away; the next call reads these matches too.
   */
  take: (stored: Pick<Stored, 'matchIds' | 'incidents'>) => Promise<void>
  alive: (at: number) => void
  /** Publishes what changed since the last event; called once a second. */
  tick: () => void
}

/** Publishes today's list with numbered events. Its contents are the list as of `seq`. */
export function createBoardPublisher(deps: BoardPublisherDeps): BoardPublisher {
  const { epoch, clock, feed, publish, mayPublish } = deps
  const published = emptyContents()
  const outbox = createBoardOutbox(published)
  const heartbeat = createFeedHeartbeat(clock, feed)
  const changes = createBoardChanges(deps, published, outbox)
  /** One topic: the board of this term. */
  const topics = createOpenTopics<'board', object, BoardEvent>({
    epoch,
    create: () => ({}),
    read: () => readFirst(deps, { changes, heartbeat, published, outbox }),
    publish,
  })

  function tick(): void {
    const [board] = topics.all()
    if (!board || !mayPublish()) return
    const nowMs = clock.now()
    const feedState = heartbeat.due(nowMs)
    const parts = { ...(feedState && { feed: feedState }), ...outbox.drain(nowMs) }
    if (Object.keys(parts).length === 0) return
    if (feedState) heartbeat.sent(nowMs)
    const event: BoardEvent = { serverAt: nowMs, ...parts }
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
    view: () => {
      const [board] = topics.all()
      if (!board) return null
      return { epoch: board.epoch, seq: board.seq, feed: heartbeat.state(), contents: published }
    },
  }
}

type BoardState = {
  changes: ReturnType<typeof createBoardChanges>
  heartbeat: FeedHeartbeat
  published: BoardContents
  outbox: BoardOutbox
}

/** The contents at the start are the snapshot of position 0, not an event. */
async function readFirst(
  { reader, clock }: BoardPublisherDeps,
  { changes, heartbeat, published, outbox }: BoardState,
): Promise<boolean> {
  await changes.readAll()
  heartbeat.alive(await reader.lastUpdateAt())
  const nowMs = clock.now()
  applyBoardEvent(published, { serverAt: nowMs, ...outbox.drain(nowMs) })
  return true
}

/** Reads committed matches back from the database and offers them to the outbox. */
function createBoardChanges(
  deps: BoardPublisherDeps,
  published: BoardContents,
  outbox: BoardOutbox,
) {
  const { reader, clock } = deps
  /** Committed matches that are not read back yet; a failed read leaves them here. */
  const unread = new Set<number>()

  async function offerNames(matches: BoardMatch[], isWanted: NameFilter): Promise<void> {
    outbox.offerNames(await readNames(deps, published, matches, isWanted))
  }

  return {
    readAll: async (): Promise<void> => {
      const matches = await reader.all(clock.now())
      // Known names are read again too, in case one was corrected.
      await offerNames(matches, () => true)
      for (const match of matches) outbox.offer(match)
    },
    /** True when a goal or a red card is among the changes, which must not wait. */
    take: async ({ matchIds, incidents }: Parameters<BoardPublisher['take']>[0]) => {
      for (const id of matchIds) unread.add(id)
      const matches = await reader.some([...unread], [...published.matches.keys()], clock.now())
      await offerNames(matches, (known, id) => !known.has(id))
      unread.clear()
      const urgent = matches.map(outbox.offer)
      const listed = outbox.offerIncidents(incidents)
      return urgent.includes(true) || listed.some(({ type }) => isUrgentIncident(type))
    },
  }
}

type NameFilter = (known: Map<number, unknown>, id: number) => boolean

/** Reads the wanted leagues and teams of those matches that are on today's list. */
async function readNames(
  { reader, clock }: Pick<BoardPublisherDeps, 'reader' | 'clock'>,
  published: BoardContents,
  matches: BoardMatch[],
  isWanted: NameFilter,
) {
  const listed = matches.filter((match) => isOnBoard(match, clock.now()))
  const leagueIds = new Set(listed.map(({ li }) => li))
  const teamIds = new Set(listed.flatMap(({ home, away }) => [home, away]))
  const [leagues, teams] = await Promise.all([
    reader.leagues([...leagueIds].filter((id) => isWanted(published.leagues, id))),
    reader.teams([...teamIds].filter((id) => isWanted(published.teams, id))),
  ])
  return { leagues, teams }
}

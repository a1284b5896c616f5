import type { BoardEvent, BoardMatch, FeedState, Position } from '@saidian/shared/contracts'
import { notAfter } from '@saidian/shared/lib'
import type { Clock } from '../../../platform/clock'
import { createOpenTopics } from '../../../platform/topics'
import type { Stored } from '../ingest/ingest.service'
import { isUrgentIncident } from '../rules/board-incident.rules'
import { isOnBoard } from '../rules/board-membership.rules'
import { applyBoardEvent, type Board, type BoardContents, emptyContents } from './board-contents'
import { createBoardOutbox } from './board-outbox'
import type { BoardReader } from './board-reader.service'

/** Longest time between two events with the feed state: five seconds, less a tick. */
const FEED_STATE_INTERVAL_MS = 4_000

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
  const { epoch, reader, clock, feed, publish, mayPublish } = deps
  const published = emptyContents()
  const outbox = createBoardOutbox(published)
  /** Committed matches that are not read back yet; a failed read leaves them here. */
  const unread = new Set<number>()
  let aliveAt = 0
  let feedSentAt = 0
  /** One topic: the board of this term. */
  const topics = createOpenTopics<'board', object, BoardEvent>({
    epoch,
    create: () => ({}),
    read: readFirst,
    publish,
  })

  const feedState = (): FeedState => ({ ...feed, aliveAt })

  async function offerNames(matches: BoardMatch[], isWanted: NameFilter): Promise<void> {
    outbox.offerNames(await readNames(deps, published, matches, isWanted))
  }

  async function readAll(): Promise<void> {
    const matches = await reader.all(clock.now())
    // Known names are read again too, in case one was corrected.
    await offerNames(matches, () => true)
    for (const match of matches) outbox.offer(match)
  }

  /** The contents at the start are the snapshot of position 0, not an event. */
  async function readFirst(): Promise<boolean> {
    await readAll()
    const nowMs = clock.now()
    aliveAt = Math.max(aliveAt, notAfter(await reader.lastUpdateAt(), Math.floor(nowMs / 1000)))
    applyBoardEvent(published, { serverAt: nowMs, ...outbox.drain(nowMs) })
    return true
  }

  function tick(): void {
    const [board] = topics.all()
    if (!board || !mayPublish()) return
    const nowMs = clock.now()
    const isFeedDue = nowMs - feedSentAt >= FEED_STATE_INTERVAL_MS
    const parts = { ...(isFeedDue && { feed: feedState() }), ...outbox.drain(nowMs) }
    if (Object.keys(parts).length === 0) return
    if (isFeedDue) feedSentAt = nowMs
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
      await readAll()
      tick()
    },
    take: async ({ matchIds, incidents }) => {
      for (const id of matchIds) unread.add(id)
      const matches = await reader.some([...unread], [...published.matches.keys()], clock.now())
      await offerNames(matches, (known, id) => !known.has(id))
      unread.clear()
      const urgent = matches.map(outbox.offer)
      const listed = outbox.offerIncidents(incidents)
      if (urgent.includes(true) || listed.some(({ type }) => isUrgentIncident(type))) tick()
    },
    alive: (at) => {
      // The clock of the feed may be fast: a sign of life is never later than its arrival.
      aliveAt = Math.max(aliveAt, Math.floor(notAfter(at, clock.now() / 1000)))
    },
    tick,
    view: () => {
      const [board] = topics.all()
      if (!board) return null
      return { epoch: board.epoch, seq: board.seq, feed: feedState(), contents: published }
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

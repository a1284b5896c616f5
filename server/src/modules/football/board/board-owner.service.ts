import type { BoardEvent, BoardMatch, FeedState } from '@saidian/shared/contracts'
import { notAfter } from '@saidian/shared/lib'
import type { Clock } from '../../../platform/clock'
import type { Stored } from '../ingest/ingest.service'
import { isUrgentIncident } from '../rules/board-incident.rules'
import { isOnBoard } from '../rules/board-membership.rules'
import { applyBoardEvent, type Board, emptyContents } from './board-contents'
import { createBoardOutbox } from './board-outbox'
import type { BoardReader } from './board-reader.service'

/** The feed state is told this often even when nothing changes: five seconds, less a tick. */
const TELL_FEED_MS = 4_000

export type OwnerDeps = {
  epoch: string
  reader: BoardReader
  clock: Clock
  feed: Pick<FeedState, 'source' | 'speed' | 'demo'>
  /** Sends one numbered event. */
  publish: (seq: number, event: BoardEvent) => void
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
}

export type BoardOwner = Board & {
  /** Reads the database: at the start, at the turn of the day, and now and then to mend what was missed. */
  refresh: () => Promise<void>
  /**
   * Takes what was committed, one call after the other; publishes at once when a goal or a red card is among it.
   * Rejects when the database is away; the next call tells what this one could not.
   */
  take: (stored: Pick<Stored, 'matchIds' | 'incidents'>) => Promise<void>
  alive: (at: number) => void
  /** Publishes what changed since the last event; called once a second. */
  tick: () => void
}

/** Keeps today's list and numbers its events. The list in memory is the one told as of `seq`. */
export function createBoardOwner(deps: OwnerDeps): BoardOwner {
  const { epoch, reader, clock, feed, publish, mayPublish } = deps
  const published = emptyContents()
  const outbox = createBoardOutbox(published)
  /** Committed, but not read back yet: still there when reading failed the last time. */
  const untold = new Set<number>()
  let isRead = false
  let seq = 0
  let aliveAt = 0
  let toldFeedAt = 0

  const feedState = (): FeedState => ({ ...feed, aliveAt })

  async function readNames(
    matches: BoardMatch[],
    isWanted: (known: Map<number, unknown>, id: number) => boolean,
  ) {
    const listed = matches.filter((match) => isOnBoard(match, clock.now()))
    const leagueIds = new Set(listed.map(({ li }) => li))
    const teamIds = new Set(listed.flatMap(({ home, away }) => [home, away]))
    const [leagues, teams] = await Promise.all([
      reader.leagues([...leagueIds].filter((id) => isWanted(published.leagues, id))),
      reader.teams([...teamIds].filter((id) => isWanted(published.teams, id))),
    ])
    outbox.offerNames({ leagues, teams })
  }

  function tick(): void {
    if (!mayPublish()) return
    const nowMs = clock.now()
    const isTellingFeed = nowMs - toldFeedAt >= TELL_FEED_MS
    const parts = outbox.drain(nowMs)
    if (!isTellingFeed && Object.keys(parts).length === 0) return
    const event: BoardEvent = {
      serverAt: nowMs,
      ...(isTellingFeed && { feed: feedState() }),
      ...parts,
    }
    if (isTellingFeed) toldFeedAt = nowMs
    applyBoardEvent(published, event)
    seq += 1
    publish(seq, event)
  }

  return {
    refresh: async () => {
      const matches = await reader.all(clock.now())
      // Known names are read again too: one may have been mended.
      await readNames(matches, () => true)
      for (const match of matches) outbox.offer(match)
      if (isRead) return tick()
      const nowMs = clock.now()
      aliveAt = Math.max(aliveAt, notAfter(await reader.lastWordAt(), Math.floor(nowMs / 1000)))
      // What is there at the start is the snapshot of position 0, not an event.
      applyBoardEvent(published, { serverAt: nowMs, ...outbox.drain(nowMs) })
      isRead = true
    },
    take: async ({ matchIds, incidents }) => {
      for (const id of matchIds) untold.add(id)
      const matches = await reader.some([...untold], [...published.matches.keys()], clock.now())
      await readNames(matches, (known, id) => !known.has(id))
      untold.clear()
      const urgent = matches.map(outbox.offer)
      const listed = outbox.offerIncidents(incidents)
      if (urgent.includes(true) || listed.some(({ type }) => isUrgentIncident(type))) tick()
    },
    alive: (at) => {
      // The clock of the feed may be fast: a sign of life is never later than its arrival.
      aliveAt = Math.max(aliveAt, Math.floor(notAfter(at, clock.now() / 1000)))
    },
    tick,
    view: () => (isRead ? { epoch, seq, feed: feedState(), contents: published } : null),
  }
}

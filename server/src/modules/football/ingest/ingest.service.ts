import type { BoardIncident } from '@saidian/shared/contracts/football'
import type { FeedMessage, FeedSink } from '../../../feeds/feed'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { DetailStore, Touched } from '../../../sports/ingest'
import { isMessage } from '../rules/message-shape.rules'
import { storeCatalogue } from './catalogue.repository'
import { type Chunk, chunksOf } from './chunks.rules'
import { planFixtures } from './fixture-batch.service'
import { storeMatches } from './match-batch.service'

export type SinkDeps = {
  db: Db
  /** Written to every row. */
  source: string
  clock: Clock
  log: Logger
  /** Called after each commit with its changes. */
  onStored?: (stored: Stored) => Promise<void> | void
  onAlive?: (at: number) => void
  /** Stores of the details of matches, one per kind; messages of other kinds are dropped. */
  stores?: readonly DetailStore[]
  /** Called with the number of match messages per outcome. */
  onOutcomes?: (counts: ReadonlyMap<string, number>) => void
}

export type Stored = { matchIds: number[]; incidents: BoardIncident[]; touched: Touched[] }

/**
 * Stores feed messages in order. `deliver` resolves after the last commit and rejects when the
 * database is away; the caller may then deliver the same messages again, since each is stored once.
 */
export function footballSink(deps: SinkDeps): FeedSink {
  const seenMatchIds = new Set<number>()
  let queue: Promise<void> = Promise.resolve()
  return {
    deliver: (messages) => {
      const stored = queue.then(() => storeAll(deps, seenMatchIds, wellFormed(deps, messages)))
      queue = stored.catch(() => undefined)
      return stored
    },
    alive: (at) => deps.onAlive?.(at),
  }
}

/** Drops and counts values that are no messages, so that the other messages are stored. */
function wellFormed({ source, log, onOutcomes }: SinkDeps, messages: FeedMessage[]): FeedMessage[] {
  const known = messages.filter(isMessage)
  const malformed = messages.length - known.length
  if (malformed > 0) {
    onOutcomes?.(new Map([['malformed message', malformed]]))
    log.warn({ source, malformed }, 'feed messages without a known shape')
  }
  return known
}

async function storeAll(
  deps: SinkDeps,
  seenMatchIds: Set<number>,
  messages: FeedMessage[],
): Promise<void> {
  for (const chunk of chunksOf(messages)) {
    const stored = await storeChunk(deps, seenMatchIds, chunk)
    if (Object.values(stored).some((part) => part.length > 0)) await deps.onStored?.(stored)
  }
}

async function storeChunk(
  deps: SinkDeps,
  seenMatchIds: Set<number>,
  chunk: Chunk,
): Promise<Stored> {
  const { db, source, clock, log } = deps
  if (chunk.kind === 'catalogue') {
    await db.transaction().execute((transaction) => storeCatalogue(transaction, source, chunk))
    return { matchIds: [], incidents: [], touched: [] }
  }
  if (chunk.kind === 'fixtures') {
    const { matchIds, skipped } = await db.transaction().execute((transaction) => {
      return planFixtures(transaction, source, chunk)
    })
    if (skipped > 0)
      log.warn({ source, skipped }, 'fixtures name an unknown league, season or team')
    return {
      matchIds,
      incidents: [],
      touched: matchIds.map((matchId) => ({ matchId, part: 'state' })),
    }
  }
  if (chunk.kind === 'details') {
    const detailStore = deps.stores?.find(({ kind }) => kind === chunk.of)
    if (!detailStore) return { matchIds: [], incidents: [], touched: [] }
    const touched = await db
      .transaction()
      .execute((transaction) => detailStore.store(transaction, source, chunk.messages))
    const listed = touched.filter(({ part }) => part === 'columns')
    return { matchIds: listed.map(({ matchId }) => matchId), incidents: [], touched }
  }
  const run = { nowMs: clock.now(), seenMatchIds }
  const { counts, batchMatchIds, ...stored } = await storeMatches(db, source, chunk.messages, run)
  for (const matchId of batchMatchIds) seenMatchIds.add(matchId)
  deps.onOutcomes?.(counts)
  const rejected = [...counts].filter(([outcome]) => outcome !== 'accepted' && outcome !== 'late')
  if (rejected.length > 0)
    log.warn({ source, rejected: Object.fromEntries(rejected) }, 'feed messages rejected')
  return stored
}

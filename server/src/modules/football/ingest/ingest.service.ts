import type { BoardIncident } from '@saidian/shared/contracts'
import type { FeedMessage, FeedSink } from '../../../feeds/feed'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { isMessage } from '../rules/message-shape.rules'
import { storeCatalogue } from './catalogue.repository'
import { type Chunk, chunksOf } from './chunks.rules'
import type { DetailStore, Touched } from './detail-store'
import { planFixtures } from './fixture-batch.service'
import { storeMatches } from './match-batch.service'

export type SinkDeps = {
  db: Db
  /** Written on every row. */
  source: string
  clock: Clock
  log: Logger
  /** Called after each commit with what it changed. */
  onStored?: (stored: Stored) => Promise<void> | void
  onAlive?: (at: number) => void
  /** Who stores what stands behind a match, one a kind; a kind without a store is not kept. */
  stores?: readonly DetailStore[]
  /** What became of the match messages of a commit, by outcome. */
  onJudged?: (counts: ReadonlyMap<string, number>) => void
}

export type Stored = { matchIds: number[]; incidents: BoardIncident[]; touched: Touched[] }

/**
 * Stores what a feed says, in the order it says it. `deliver` resolves after the last commit and rejects when the
 * database is away; the same messages may then be delivered again, since each is stored once.
 */
export function footballSink(deps: SinkDeps): FeedSink {
  const heard = new Set<number>()
  let queue: Promise<void> = Promise.resolve()
  return {
    deliver: (messages) => {
      const stored = queue.then(() => storeAll(deps, heard, wellFormed(deps, messages)))
      queue = stored.catch(() => undefined)
      return stored
    },
    alive: (at) => deps.onAlive?.(at),
  }
}

/** Without what is no message at all: it must not take the messages beside it along. */
function wellFormed({ source, log, onJudged }: SinkDeps, messages: FeedMessage[]): FeedMessage[] {
  const known = messages.filter(isMessage)
  const malformed = messages.length - known.length
  if (malformed > 0) {
    onJudged?.(new Map([['malformed message', malformed]]))
    log.warn({ source, malformed }, 'feed messages without a known shape')
  }
  return known
}

async function storeAll(
  deps: SinkDeps,
  heard: Set<number>,
  messages: FeedMessage[],
): Promise<void> {
  for (const chunk of chunksOf(messages)) {
    const stored = await storeChunk(deps, heard, chunk)
    if (Object.values(stored).some((part) => part.length > 0)) await deps.onStored?.(stored)
  }
}

async function storeChunk(deps: SinkDeps, heard: Set<number>, chunk: Chunk): Promise<Stored> {
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
      log.warn({ source, skipped }, 'fixtures name a league, season or team nobody knows')
    return {
      matchIds,
      incidents: [],
      touched: matchIds.map((matchId) => ({ matchId, part: 'state' })),
    }
  }
  if (chunk.kind === 'details') {
    const keeper = deps.stores?.find(({ kind }) => kind === chunk.of)
    if (!keeper) return { matchIds: [], incidents: [], touched: [] }
    const touched = await db
      .transaction()
      .execute((transaction) => keeper.store(transaction, source, chunk.messages))
    const listed = touched.filter(({ part }) => part === 'columns')
    return { matchIds: listed.map(({ matchId }) => matchId), incidents: [], touched }
  }
  const run = { nowMs: clock.now(), heard }
  const { counts, heardOf, ...stored } = await storeMatches(db, source, chunk.messages, run)
  for (const matchId of heardOf) heard.add(matchId)
  deps.onJudged?.(counts)
  const refused = [...counts].filter(([verdict]) => verdict !== 'accepted' && verdict !== 'late')
  if (refused.length > 0)
    log.warn({ source, refused: Object.fromEntries(refused) }, 'feed messages refused')
  return stored
}

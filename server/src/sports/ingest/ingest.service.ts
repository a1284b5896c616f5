import type { FeedMessage, FeedSink } from '../../feeds/feed'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import { createConcurrencyQueue } from '../../platform/queue'
import type { MatchState } from '../match-state'
import type { IngestedSport } from '../sport'
import { storeCatalogue } from './catalogue/catalogue.repository'
import { planFixtures } from './catalogue/fixture-batch.service'
import { type Chunk, chunksOf } from './chunks.rules'
import type { Stored } from './commits'
import type { DetailStore } from './detail-store'
import { storeMatches } from './match/match-batch.service'
import { isMessage } from './message-shape.rules'

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

type Run<State extends MatchState> = SinkDeps & {
  sport: IngestedSport<State>
  seenMatchIds: Set<number>
}

/**
 * Stores feed messages in order. `deliver` resolves after the last commit and rejects when the
 * database is away; the caller may then deliver the same messages again, since each is stored once.
 */
export function createSink<State extends MatchState>(
  sport: IngestedSport<State>,
  deps: SinkDeps,
): FeedSink<State> {
  const run: Run<State> = { ...deps, sport, seenMatchIds: new Set() }
  const queue = createConcurrencyQueue({ atOnce: 1 })
  return {
    deliver: (messages) => queue.run(() => storeAll(run, wellFormed(deps, messages))),
    alive: (at) => deps.onAlive?.(at),
  }
}

/** Drops and counts values that are no messages, so that the other messages are stored. */
function wellFormed<State>(
  { source, log, onOutcomes }: SinkDeps,
  messages: FeedMessage<State>[],
): FeedMessage<State>[] {
  const known = messages.filter(isMessage)
  const malformed = messages.length - known.length
  if (malformed > 0) {
    onOutcomes?.(new Map([['malformed message', malformed]]))
    log.warn({ source, malformed }, 'feed messages without a known shape')
  }
  return known
}

async function storeAll<State extends MatchState>(
  run: Run<State>,
  messages: FeedMessage<State>[],
): Promise<void> {
  for (const chunk of chunksOf(messages)) {
    const stored = await storeChunk(run, chunk)
    if (Object.values(stored).some((part) => part.length > 0)) await run.onStored?.(stored)
  }
}

async function storeChunk<State extends MatchState>(
  run: Run<State>,
  chunk: Chunk<State>,
): Promise<Stored> {
  const { db, sport, source, log } = run
  if (chunk.kind === 'catalogue') {
    await db
      .transaction()
      .execute((transaction) => storeCatalogue(transaction, sport, source, chunk))
    return { matchIds: [], incidents: [], touched: [] }
  }
  if (chunk.kind === 'fixtures') {
    const { matchIds, skipped } = await db.transaction().execute((transaction) => {
      return planFixtures(transaction, sport, source, chunk)
    })
    if (skipped > 0)
      log.warn({ source, skipped }, 'fixtures name an unknown league, season or team')
    return {
      matchIds,
      incidents: [],
      touched: matchIds.map((matchId) => ({ matchId, part: 'state' })),
    }
  }
  return chunk.kind === 'details' ? storeDetails(run, chunk) : storeRun(run, chunk)
}

type ChunkOf<State extends MatchState, Kind> = Extract<Chunk<State>, { kind: Kind }>

async function storeDetails<State extends MatchState>(
  { db, source, stores }: Run<State>,
  { of, messages }: ChunkOf<State, 'details'>,
): Promise<Stored> {
  const detailStore = stores?.find(({ kind }) => kind === of)
  if (!detailStore) return { matchIds: [], incidents: [], touched: [] }
  const touched = await db
    .transaction()
    .execute((transaction) => detailStore.store(transaction, source, messages))
  const listed = touched.filter(({ part }) => part === 'columns')
  return { matchIds: listed.map(({ matchId }) => matchId), incidents: [], touched }
}

/** Stores a run of messages about states of matches. */
async function storeRun<State extends MatchState>(
  { db, sport, source, clock, log, seenMatchIds, onOutcomes }: Run<State>,
  { messages }: ChunkOf<State, 'matches'>,
): Promise<Stored> {
  const now = { nowMs: clock.now(), seenMatchIds }
  const { counts, batchMatchIds, ...stored } = await storeMatches(db, sport, source, messages, now)
  for (const matchId of batchMatchIds) seenMatchIds.add(matchId)
  onOutcomes?.(counts)
  const rejected = [...counts].filter(([outcome]) => outcome !== 'accepted' && outcome !== 'late')
  if (rejected.length > 0)
    log.warn({ source, rejected: Object.fromEntries(rejected) }, 'feed messages rejected')
  return stored
}

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
import { MAX_FUTURE_S } from './doubt/plausibility.rules'
import { settleDoubts } from './doubt/settle-doubts.service'
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
  /** Match seconds per second of a running feed, whose states are looked at; an import has none. */
  speed?: number
  /** Called with the number of match messages per outcome. */
  onOutcomes?: (counts: ReadonlyMap<string, number>) => void
}

type Run<State extends MatchState> = SinkDeps & {
  sport: IngestedSport<State>
  seenMatchIds: Set<number>
}

/** A doubtful message is logged once, with its match. */
const UNREMARKABLE = /^(accepted|late|doubtful)/

/** Doubts are decided by time this often at most; a feed says that it is alive every 5 s. */
const SETTLE_EVERY_MS = 10_000

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
  const settle = settler(run, queue)
  return {
    deliver: (messages) => queue.run(() => storeAll(run, wellFormed(deps, messages))),
    alive: (at) => {
      deps.onAlive?.(at)
      settle()
    },
  }
}

/** Decides by time about doubtful states, while the feed is alive. */
function settler<State extends MatchState>(
  run: Run<State>,
  queue: ReturnType<typeof createConcurrencyQueue>,
): () => void {
  const { db, sport, source, clock, log, seenMatchIds, speed } = run
  let settledAt = 0
  const settle = async () => {
    const settled = await settleDoubts(db, sport, source, { nowMs: clock.now(), seenMatchIds })
    if (settled !== null) await run.onStored?.(settled)
  }
  return () => {
    if (speed === undefined || clock.now() - settledAt < SETTLE_EVERY_MS) return
    settledAt = clock.now()
    queue
      .run(settle)
      .catch((error: unknown) => log.warn({ err: error, source }, 'doubts not settled'))
  }
}

/** Drops and counts values that are no messages, so that the other messages are stored. */
function wellFormed<State>(
  { source, log, clock, speed, onOutcomes }: SinkDeps,
  messages: FeedMessage<State>[],
): FeedMessage<State>[] {
  const latest = speed === undefined ? Number.POSITIVE_INFINITY : clock.now() / 1_000 + MAX_FUTURE_S
  const known = messages.filter((message) => isMessage(message) && message.at <= latest)
  const malformed = messages.length - known.length
  if (malformed > 0) {
    onOutcomes?.(new Map([['malformed message', malformed]]))
    log.warn({ source, malformed }, 'feed messages without a known shape or from the future')
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
  { db, sport, source, clock, log, seenMatchIds, speed, onOutcomes }: Run<State>,
  { messages }: ChunkOf<State, 'matches'>,
): Promise<Stored> {
  const now = { nowMs: clock.now(), speed: speed ?? null, seenMatchIds }
  const batch = await storeMatches(db, sport, source, messages, now)
  const { counts, batchMatchIds, doubts, ...stored } = batch
  for (const matchId of batchMatchIds) seenMatchIds.add(matchId)
  onOutcomes?.(counts)
  if (doubts.length > 0) log.warn({ source, doubts }, 'feed says what is doubtful')
  const rejected = [...counts].filter(([outcome]) => !UNREMARKABLE.test(outcome))
  if (rejected.length > 0)
    log.warn({ source, rejected: Object.fromEntries(rejected) }, 'feed messages rejected')
  return stored
}

import type { ListIncident } from '@saidian/shared/contracts/matches'
import type { Db } from '../../../platform/database'
import type { MatchState } from '../../match-state'
import type { IngestedSport } from '../../sport'
import type { Stored } from '../commits'
import type { Touched } from '../detail-store'
import { changesMark, storeDoubts } from '../doubt/doubt.repository'
import { type FoldedMatch, foldBatch, type Taking } from './match-batch.rules'
import type { MatchMessage } from './match-message'
import { lockProgress, storeCorrections, storeProgress } from './progress.repository'
import { incidentName } from './timeline.rules'
import type { TimelineStore } from './timeline-store'

type StoredMatches = Stored & {
  /** Doubts about matches that are new. */
  doubts: { matchId: number; reason: string }[]
}

type StoredBatch = StoredMatches & {
  /** Messages per outcome. */
  counts: Map<string, number>
  /** Every known match of the messages. */
  batchMatchIds: number[]
}

/**
 * Evaluates and stores match messages in one transaction. No incident of a match outside
 * `seenMatchIds` is announced: the first message of a run may report old incidents.
 */
export async function storeMatches<State extends MatchState>(
  db: Db,
  sport: IngestedSport<State>,
  source: string,
  messages: readonly MatchMessage<State>[],
  { seenMatchIds, ...taking }: Taking & { seenMatchIds: ReadonlySet<number> },
): Promise<StoredBatch> {
  const keys = [...new Set(messages.map(({ matchKey }) => matchKey))]
  return db.transaction().execute(async (transaction) => {
    const known = await lockProgress(transaction, sport, source, keys)
    const { matches, counts } = foldBatch(sport, known, messages, taking)
    const stored = await storeFolded(transaction, sport, source, { matches, seenMatchIds })
    return { ...stored, counts, batchMatchIds: [...known.values()].map(({ matchId }) => matchId) }
  })
}

/** Stores what became of matches, in the transaction that locked them. */
export async function storeFolded<State extends MatchState>(
  transaction: Db,
  sport: IngestedSport<State>,
  source: string,
  { matches, seenMatchIds }: { matches: FoldedMatch<State>[]; seenMatchIds: ReadonlySet<number> },
): Promise<StoredMatches> {
  const { timeline } = sport
  const moved = matches.filter(({ before, progress }) => before !== progress)
  const followed = matches.filter(({ matchId }) => seenMatchIds.has(matchId))
  const incidents = timeline ? await announced(transaction, timeline, followed) : []
  await storeProgress(transaction, sport, source, moved)
  await storeDoubts(transaction, sport, matches)
  if (timeline) await storeTimeline(transaction, timeline, source, matches)
  const corrections = matches.flatMap((match) => {
    return match.corrections.map((correction) => ({ matchId: match.matchId, ...correction }))
  })
  await storeCorrections(transaction, sport, source, corrections)
  const shown = matches.filter((match) => match.before !== match.progress || changesMark(match))
  return {
    matchIds: shown.map(({ matchId }) => matchId),
    incidents,
    touched: matches.flatMap(touchedOf),
    doubts: matches.flatMap(newDoubtOf),
  }
}

/** A doubt that was not known before, for the log. */
function newDoubtOf<State extends MatchState>({ matchId, doubt }: FoldedMatch<State>) {
  const { before, next } = doubt
  return next === null || before?.reason === next.reason ? [] : [{ matchId, reason: next.reason }]
}

/** Parts of match pages that may have changed. */
function touchedOf<State extends MatchState>(match: FoldedMatch<State>): Touched[] {
  const { matchId, before, progress, timeline } = match
  return [
    ...(before === progress && !changesMark(match) ? [] : [{ matchId, part: 'state' as const }]),
    ...(timeline.incidents.size > 0 ? [{ matchId, part: 'incidents' as const }] : []),
    ...(timeline.statistics.size > 0 ? [{ matchId, part: 'statistic' as const }] : []),
  ]
}

type Timelines = Pick<FoldedMatch<MatchState>, 'matchId' | 'timeline'>[]

async function storeTimeline(
  db: Db,
  store: TimelineStore,
  source: string,
  matches: Timelines,
): Promise<void> {
  const incidents = matches.flatMap(({ matchId, timeline }) =>
    [...timeline.incidents.values()].map((entry) => ({ matchId, entry })),
  )
  const statistics = matches.flatMap(({ matchId, timeline }) =>
    [...timeline.statistics.values()].map((entry) => ({ matchId, entry })),
  )
  await store.storeIncidents(db, source, incidents)
  await store.storeStatistics?.(db, source, statistics)
}

type FreshMatches = Pick<FoldedMatch<MatchState>, 'matchId' | 'timeline' | 'fresh'>[]

/** Fresh incidents that are not stored yet and not withdrawn by the same batch. */
async function announced(
  db: Db,
  store: TimelineStore,
  matches: FreshMatches,
): Promise<ListIncident[]> {
  const fresh = matches.flatMap(({ matchId, fresh, timeline }) => {
    const standing = fresh.filter(({ key }) => timeline.incidents.get(key)?.incident)
    return [
      ...new Map(standing.map((incident) => [incident.key, { matchId, ...incident }])).values(),
    ]
  })
  const known = await store.knownIncidents(db, fresh)
  return fresh
    .filter(({ matchId, key }) => !known.has(incidentName(matchId, key)))
    .map(({ matchId, type, side, minute, player }) => ({ matchId, type, side, minute, player }))
}

import type { BoardIncident } from '@saidian/shared/contracts/football'
import type { Db } from '../../../platform/database'
import type { Touched } from '../../../sports/ingest'
import { type FoldedMatch, foldBatch, type MatchMessage } from '../rules/match-batch.rules'
import { lockProgress, storeCorrections, storeProgress } from './progress.repository'
import {
  incidentName,
  knownIncidents,
  storeIncidents,
  storeStatistics,
} from './timeline.repository'

export type StoredBatch = {
  /** Matches whose state or version changed. */
  matchIds: number[]
  /** Incidents that lists announce. */
  incidents: BoardIncident[]
  /** Parts of match pages that may have changed. */
  touched: Touched[]
  counts: Map<string, number>
  /** Every known match of the messages. */
  batchMatchIds: number[]
}

/**
 * Evaluates and stores match messages in one transaction. No incident of a match outside
 * `seenMatchIds` is announced: the first message of a run may report old incidents.
 */
export async function storeMatches(
  db: Db,
  source: string,
  messages: readonly MatchMessage[],
  { nowMs, seenMatchIds }: { nowMs: number; seenMatchIds: ReadonlySet<number> },
): Promise<StoredBatch> {
  const keys = [...new Set(messages.map(({ matchKey }) => matchKey))]
  return db.transaction().execute(async (transaction) => {
    const known = await lockProgress(transaction, source, keys)
    const { matches, counts } = foldBatch(known, messages, nowMs)
    const moved = matches.filter(({ before, progress }) => before !== progress)
    const followed = matches.filter(({ matchId }) => seenMatchIds.has(matchId))
    const incidents = await announced(transaction, followed)
    await storeProgress(transaction, source, moved)
    await storeIncidents(
      transaction,
      source,
      rowsOf(matches, ({ timeline }) => timeline.incidents),
    )
    await storeStatistics(
      transaction,
      source,
      rowsOf(matches, ({ timeline }) => timeline.statistics),
    )
    const corrections = matches.flatMap((match) => {
      return match.corrections.map((correction) => ({ matchId: match.matchId, ...correction }))
    })
    await storeCorrections(transaction, source, corrections)
    return {
      matchIds: moved.map(({ matchId }) => matchId),
      incidents,
      touched: matches.flatMap(touchedOf),
      counts,
      batchMatchIds: [...known.values()].map(({ matchId }) => matchId),
    }
  })
}

function touchedOf({ matchId, before, progress, timeline }: FoldedMatch): Touched[] {
  return [
    ...(before === progress ? [] : [{ matchId, part: 'state' as const }]),
    ...(timeline.incidents.size > 0 ? [{ matchId, part: 'incidents' as const }] : []),
    ...(timeline.statistics.size > 0 ? [{ matchId, part: 'statistic' as const }] : []),
  ]
}

function rowsOf<Entry>(
  matches: FoldedMatch[],
  entriesOf: (match: FoldedMatch) => Map<string, Entry>,
) {
  return matches.flatMap((match) => {
    return [...entriesOf(match).values()].map((entry) => ({ matchId: match.matchId, entry }))
  })
}

/** Fresh incidents that are not stored yet and not withdrawn by the same batch. */
async function announced(db: Db, matches: FoldedMatch[]): Promise<BoardIncident[]> {
  const fresh = matches.flatMap(({ matchId, fresh, timeline }) => {
    const standing = fresh.filter(({ key }) => timeline.incidents.get(key)?.incident)
    return [
      ...new Map(standing.map((incident) => [incident.key, { matchId, ...incident }])).values(),
    ]
  })
  const known = await knownIncidents(db, fresh)
  return fresh
    .filter(({ matchId, key }) => !known.has(incidentName(matchId, key)))
    .map(({ matchId, type, side, minute, player }) => ({ matchId, type, side, minute, player }))
}

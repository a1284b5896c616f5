import type { BoardIncident } from '@saidian/shared/contracts'
import type { Db } from '../../../platform/database'
import { foldBatch, type MatchMessage, type MatchOutcome } from '../rules/match-batch.rules'
import type { Touched } from './detail-store'
import { lockProgress, storeCorrections, storeProgress } from './progress.repository'
import {
  incidentName,
  knownIncidents,
  storeIncidents,
  storeStatistics,
} from './timeline.repository'

export type StoredBatch = {
  /** Matches whose state or version is another now. */
  matchIds: number[]
  /** What a list announces. */
  incidents: BoardIncident[]
  /** Parts of match pages that may be others now. */
  touched: Touched[]
  counts: Map<string, number>
  /** Every match the messages were about. */
  heardOf: number[]
}

/**
 * Judges and stores match messages in one transaction: all of it is there afterwards, or nothing. Of matches outside
 * `heard` nothing is announced: the first word of a run tells what happened before it.
 */
export async function storeMatches(
  db: Db,
  source: string,
  messages: readonly MatchMessage[],
  { nowMs, heard }: { nowMs: number; heard: ReadonlySet<number> },
): Promise<StoredBatch> {
  const keys = [...new Set(messages.map(({ matchKey }) => matchKey))]
  return db.transaction().execute(async (transaction) => {
    const known = await lockProgress(transaction, source, keys)
    const { matches, counts } = foldBatch(known, messages, nowMs)
    const moved = matches.filter(({ before, progress }) => before !== progress)
    const followed = matches.filter(({ matchId }) => heard.has(matchId))
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
      heardOf: [...known.values()].map(({ matchId }) => matchId),
    }
  })
}

function touchedOf({ matchId, before, progress, timeline }: MatchOutcome): Touched[] {
  return [
    ...(before === progress ? [] : [{ matchId, part: 'state' as const }]),
    ...(timeline.incidents.size > 0 ? [{ matchId, part: 'incidents' as const }] : []),
    ...(timeline.statistics.size > 0 ? [{ matchId, part: 'statistic' as const }] : []),
  ]
}

function rowsOf<Entry>(
  matches: MatchOutcome[],
  entriesOf: (match: MatchOutcome) => Map<string, Entry>,
) {
  return matches.flatMap((match) => {
    return [...entriesOf(match).values()].map((entry) => ({ matchId: match.matchId, entry }))
  })
}

/** Fresh incidents nobody has heard of, unless the same batch took them back. */
async function announced(db: Db, matches: MatchOutcome[]): Promise<BoardIncident[]> {
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

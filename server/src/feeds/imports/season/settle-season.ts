import { groupBy } from '@saidian/shared/lib'
import type { Db } from '../../../platform/database'
import type { FeedSink } from '../../feed'
import { type Assigned, assignMatches } from '../merging/assign-matches.rules'
import { clusterRows } from '../merging/cluster-rows.rules'
import { changesOf, type MatchChanges } from '../merging/match-changes.rules'
import { mergeCluster } from '../merging/merge-cluster.rules'
import type { ImportSport, MatchState } from '../sport/import-sport'
import { linkImportRows, readImportRows } from './import-rows.repository'
import { removeMatches, removeStaleParts, writeFixtureSources } from './stale-parts.repository'
import { matchIdsByKey, readStoredSeason } from './stored-season.repository'

const BATCH_SIZE = 500

export type SeasonPlace = { seasonId: number; leagueKey: string; seasonKey: string; name: string }

export type SettleDeps = {
  db: Db
  sport: ImportSport
  sinkOf: (source: string) => FeedSink<MatchState>
  /** Seconds since 1970. */
  now: number
}

/** A match after the merge, with the stored changes. */
export type Settled = Assigned & { changes: MatchChanges }

/**
 * Merges the rows of all imports of a season into its matches and stores the changes. The result
 * depends on the rows only: after an interruption it can run again.
 * @param without a source whose rows are ignored because its import is being undone
 */
export async function settleSeason(
  { db, sport, sinkOf, now }: SettleDeps,
  { seasonId, leagueKey, seasonKey, name }: SeasonPlace,
  without?: string,
): Promise<Settled[]> {
  const all = await readImportRows(db, seasonId)
  const rows = all.filter(({ source }) => source !== without)
  const stored = await readStoredSeason(db, sport, seasonId)
  const candidates = clusterRows(rows).map((cluster) => ({
    cluster,
    merged: mergeCluster(sport, cluster),
  }))
  const assigned = assignMatches(candidates, stored, `${leagueKey}/${name}`)
  const settled = assigned.map((one) => ({ ...one, changes: changesOf(sport, one, now) }))

  const inUse = new Set(assigned.map((one) => one.stored?.id))
  const linked = new Set(all.flatMap(({ matchId }) => matchId ?? []))
  await removeMatches(
    db,
    [...linked].filter((id) => !inUse.has(id)),
  )
  await removeStaleParts(
    db,
    sport,
    settled.flatMap(({ changes }) => changes.stale ?? []),
  )
  await writeFixtureSources(
    db,
    assigned.flatMap(({ key, merged, stored }) =>
      stored ? [{ key, source: merged.fixtureSource }] : [],
    ),
    seasonId,
  )
  const moved = settled.filter(({ changes }) => changes.fixture !== null)
  for (const [source, some] of groupBy(moved, ({ merged }) => merged.fixtureSource)) {
    const place = { leagueKey, seasonKey }
    const fixtures = some.flatMap(({ changes }) =>
      changes.fixture ? [{ ...place, ...changes.fixture }] : [],
    )
    await sinkOf(source).deliver([{ kind: 'fixtures', at: now, fixtures }])
  }
  await linkRows(db, seasonId, assigned)
  await deliverAll(sinkOf, settled)
  return settled
}

async function linkRows(db: Db, seasonId: number, assigned: readonly Assigned[]): Promise<void> {
  const ids = await matchIdsByKey(db, seasonId)
  const links = assigned.flatMap(({ cluster, key }) =>
    cluster.rows.flatMap(({ row }) => {
      const matchId = ids.get(key)
      const isLinked = row.id === null || matchId === undefined || row.matchId === matchId
      return isLinked ? [] : [{ id: row.id as number, matchId }]
    }),
  )
  await linkImportRows(db, links)
}

/** Delivers the messages of a match in the order of their revisions, batched by source. */
async function deliverAll(
  sinkOf: SettleDeps['sinkOf'],
  settled: readonly Settled[],
): Promise<void> {
  const steps = Math.max(0, ...settled.map(({ changes }) => changes.messages.length))
  for (let step = 0; step < steps; step++) {
    const some = settled.flatMap(({ changes }) => changes.messages[step] ?? [])
    for (const [source, ofSource] of groupBy(some, (one) => one.source)) {
      const messages = ofSource.map(({ message }) => message)
      for (let from = 0; from < messages.length; from += BATCH_SIZE)
        await sinkOf(source).deliver(messages.slice(from, from + BATCH_SIZE))
    }
  }
}

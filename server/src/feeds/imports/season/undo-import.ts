import type { Db } from '../../../platform/database'
import { linkedMatches, removeImportRows } from './import-rows.repository'
import {
  type ImportedSeason,
  listImportedSeasons,
  removeEmptySeason,
} from './imported-seasons.repository'
import { type SettleDeps, settleSeason } from './settle-season'
import { narrowSeason, playedIn, removeUnused } from './unused-catalogue.repository'

/** Removes data of a source beyond its rows, such as quotations. */
export type RemoveDetails = (db: Db, source: string, matchIds: readonly number[]) => Promise<void>

export type UndoDeps = SettleDeps & { removeDetails: readonly RemoveDetails[] }

export type UndoneSeason = ImportedSeason & {
  /** Number of matches that only this source had; they are removed. */
  removed: number
  /** Number of matches that other sources have too; they get the values of those. */
  remaining: number
}

/**
 * Undoes the imports of a source: every match gets the state that it has without this source, and
 * what stood only on this source is removed.
 * @param season `eng.1/2024-25`, or `eng.1` for all seasons of the league; without it everything of
 * the source
 */
export async function undoImport(
  deps: UndoDeps,
  source: string,
  season?: string,
): Promise<UndoneSeason[]> {
  const { db, removeDetails } = deps
  const undone: UndoneSeason[] = []
  for (const one of await listImportedSeasons(db, source)) {
    const place = `${one.leagueKey}/${one.name}`
    if (season !== undefined && season !== place && season !== one.leagueKey) continue
    const { seasonId } = one
    const matchIds = await linkedMatches(db, seasonId, source)
    const played = await playedIn(db, matchIds)
    const settled = await settleSeason(deps, one, source)
    // The rows are removed last: after an interruption the same command does the rest.
    await db.transaction().execute(async (trx) => {
      for (const remove of removeDetails) await remove(trx, source, matchIds)
      await removeImportRows(trx, seasonId, source)
    })
    const left = new Set(settled.map(({ stored }) => stored?.id))
    const remaining = matchIds.filter((id) => left.has(id)).length
    undone.push({ ...one, remaining, removed: matchIds.length - remaining })
    if (settled.length === 0) await removeEmptySeason(db, seasonId)
    else await narrowSeason(db, seasonId)
    await removeUnused(db, source, played, false)
  }
  if (season === undefined) await removeUnused(db, source, { teams: [], leagues: [] }, true)
  return undone
}

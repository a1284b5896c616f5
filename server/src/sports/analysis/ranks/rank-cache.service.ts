import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { createConcurrencyQueue } from '../../../platform/queue'
import type { ReadColumns } from '../../lists'
import type { AnalysisSport } from '../analysis-sport'
import { readSeason } from '../table/season.repository'
import { seasonTable } from '../table/season-table.rules'
import { movedTeams, type Place, placesOf, ranksIn, resultOf } from './places.rules'
import { readRankedMatches, readResults } from './rank.repository'

/** Age after which a table is read again: the leader receives all results, others none. */
const LIFE_MS = { leader: 600_000, other: 60_000 }
/** Maximum of cached seasons: all leagues of a day. The least recently used one is evicted. */
const MAX_SEASONS = 300
/**
 * Tables read at once, each with two connections: after a start a list asks for those of all its
 * leagues, and the calls of members must not wait behind them.
 */
const READ_AT_ONCE = 2

type CachedTable = {
  source: string
  readAt: number
  places: Map<number, Place>
  /** Results that the table counts, by match. */
  results: Map<number, string>
}

export type RankCache = {
  /** Places of both sides of these matches; none for cups without groups and for past seasons. */
  ranksOf: ReadColumns<{ ranks: [number, number] }>
  /** Cached seasons whose table counts another result for one of these matches. */
  outdated: (matchIds: number[]) => Promise<number[]>
  /** Reads a cached season again; returns the teams whose place changed. */
  renew: (seasonId: number) => Promise<number[]>
  /** Until `signal` aborts, results arrive by `renew`, and cached tables live longer. */
  lead: (signal: AbortSignal) => void
}

export type RankCacheDeps = {
  db: Db
  clock: Clock
  log: Logger
  sport: AnalysisSport
}

/** Places in tables for lists, cached by season. */
export function createRankCache(deps: RankCacheDeps): RankCache {
  const { db, clock, sport } = deps
  let leading: AbortSignal | null = null
  const tables = createTableCache({
    ...deps,
    lifeMs: () => (leading && !leading.aborted ? LIFE_MS.leader : LIFE_MS.other),
  })
  return {
    ranksOf: async (_db, matchIds) => {
      const matches = await readRankedMatches(db, matchIds, clock.now())
      const seasons = new Map(matches.map(({ seasonId, source }) => [seasonId, source]))
      const opened = await Promise.all(
        [...seasons].map(async ([id, source]) => [id, await tables.open(id, source)] as const),
      )
      const bySeason = new Map(opened)
      const columns = new Map<number, { ranks: [number, number] }>()
      for (const match of matches) {
        const ranks = ranksIn(bySeason.get(match.seasonId)?.places ?? new Map(), match)
        if (ranks) columns.set(match.id, { ranks })
      }
      return columns
    },
    outdated: async (matchIds) => {
      const seasonIds = tables.seasonIds()
      if (matchIds.length === 0 || seasonIds.length === 0) return []
      const rows = await readResults(db, sport, matchIds, seasonIds)
      const changed = rows.filter((row) => {
        return (tables.get(row.seasonId)?.results.get(row.id) ?? '') !== resultOf(row)
      })
      return [...new Set(changed.map(({ seasonId }) => seasonId))]
    },
    renew: async (seasonId) => {
      const before = tables.get(seasonId)
      if (!before) return []
      const after = await tables.readAgain(seasonId, before.source)
      return movedTeams(before.places, after.places)
    },
    lead: (signal) => {
      leading = signal
    },
  }
}

/**
 * Tables by season. A reader never waits for a cached season: an expired table is read again in the
 * background, one season after the other.
 */
function createTableCache(deps: RankCacheDeps & { lifeMs: () => number }) {
  const { clock, log, lifeMs } = deps
  const tables = new Map<number, CachedTable>()
  const reading = new Map<number, Promise<CachedTable>>()
  const background = createConcurrencyQueue({ atOnce: 1 })
  const reads = createConcurrencyQueue({ atOnce: READ_AT_ONCE })

  function read(seasonId: number, source: string): Promise<CachedTable> {
    const known = reading.get(seasonId)
    if (known) return known
    const started = reads
      .run(() => readTable(deps, seasonId, source))
      .then((table) => {
        tables.delete(seasonId)
        tables.set(seasonId, table)
        const oldest = tables.keys().next().value
        if (tables.size > MAX_SEASONS && oldest !== undefined) tables.delete(oldest)
        return table
      })
      .finally(() => reading.delete(seasonId))
    reading.set(seasonId, started)
    return started
  }

  return {
    get: (seasonId: number) => tables.get(seasonId),
    seasonIds: () => [...tables.keys()],
    /** The cached table, or the one that is read now. */
    open: (seasonId: number, source: string): CachedTable | Promise<CachedTable> => {
      const table = tables.get(seasonId)
      if (!table) return read(seasonId, source)
      // Moves the season to the end of the eviction order.
      tables.delete(seasonId)
      tables.set(seasonId, table)
      if (clock.now() - table.readAt >= lifeMs()) {
        table.readAt = clock.now()
        background
          .run(() => read(seasonId, source))
          .catch((error: unknown) => log.warn({ err: error }, 'table not read'))
      }
      return table
    },
    /** Reads a table after any read in progress, which may have begun before a change. */
    readAgain: async (seasonId: number, source: string): Promise<CachedTable> => {
      await reading.get(seasonId)?.catch(() => undefined)
      return read(seasonId, source)
    },
  }
}

async function readTable(
  { db, sport, clock }: RankCacheDeps,
  seasonId: number,
  source: string,
): Promise<CachedTable> {
  const readAt = clock.now()
  const season = await readSeason(db, sport, seasonId, sport.sources.sharing(source))
  const matches = season?.matches ?? []
  return {
    source,
    readAt,
    places: season ? placesOf(seasonTable(season, sport.tables)) : new Map(),
    results: new Map(matches.map((match) => [match.id, resultOf(match)])),
  }
}

import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import { type MatchColumns, matchSources, type ReadColumns } from '../../football'
import { readSeason } from '../table/season.repository'
import { seasonTable } from '../table/season-table.rules'
import { movedTeams, type Place, placesOf, ranksIn, resultOf } from './places.rules'
import { readRankedMatches, readResults } from './rank.repository'

/** Seasons kept; the one unused for longest goes. All leagues of a day fit. */
const SEASONS_KEPT = 300
type Page = {
  source: string
  readAt: number
  places: Map<number, Place>
  /** As the table counts them, by match. */
  results: Map<number, string>
}

export type RankBook = {
  /** Places of both sides of these matches. Matches of cups without groups and of seasons that are over have none. */
  ranksOf: ReadColumns
  /** Seasons in the book of which these matches have another result than it counts. */
  outdated: (matchIds: number[]) => Promise<number[]>
  /** Reads a season anew; answers the teams that stand elsewhere now. */
  renew: (seasonId: number) => Promise<number[]>
}

export type RankBookDeps = {
  db: Db
  clock: Clock
  log: Logger
  /** A table that nobody said anything of is read anew in the background after this long. */
  lifeMs: () => number
}

/**
 * Places in tables for lists, kept a season. A reader never waits for a season that is in the book: what is old is
 * read anew in the background, one season after the other.
 */
export function createRankBook({ db, clock, log, lifeMs }: RankBookDeps): RankBook {
  const pages = new Map<number, Page>()
  const coming = new Map<number, Promise<Page>>()
  let background: Promise<unknown> = Promise.resolve()

  function read(seasonId: number, source: string): Promise<Page> {
    const known = coming.get(seasonId)
    if (known) return known
    const reading = readPage(db, seasonId, source, clock.now())
      .then((page) => {
        pages.delete(seasonId)
        pages.set(seasonId, page)
        const oldest = pages.keys().next().value
        if (pages.size > SEASONS_KEPT && oldest !== undefined) pages.delete(oldest)
        return page
      })
      .finally(() => coming.delete(seasonId))
    coming.set(seasonId, reading)
    return reading
  }

  function open(seasonId: number, source: string): Page | Promise<Page> {
    const page = pages.get(seasonId)
    if (!page) return read(seasonId, source)
    // Used: it goes last.
    pages.delete(seasonId)
    pages.set(seasonId, page)
    if (clock.now() - page.readAt >= lifeMs()) {
      page.readAt = clock.now()
      background = background
        .then(() => read(seasonId, source))
        .catch((error: unknown) => log.warn({ err: error }, 'table not read'))
    }
    return page
  }

  return {
    ranksOf: async (_db, matchIds) => {
      const matches = await readRankedMatches(db, matchIds, clock.now())
      const seasons = new Map(matches.map(({ seasonId, source }) => [seasonId, source]))
      const opened = await Promise.all(
        [...seasons].map(async ([id, source]) => [id, await open(id, source)] as const),
      )
      const bySeason = new Map(opened)
      const columns = new Map<number, MatchColumns>()
      for (const match of matches) {
        const ranks = ranksIn(bySeason.get(match.seasonId)?.places ?? new Map(), match)
        if (ranks) columns.set(match.id, { ranks })
      }
      return columns
    },
    outdated: async (matchIds) => {
      if (matchIds.length === 0 || pages.size === 0) return []
      const rows = await readResults(db, matchIds, [...pages.keys()])
      const changed = rows.filter((row) => {
        return (pages.get(row.seasonId)?.results.get(row.id) ?? '') !== resultOf(row)
      })
      return [...new Set(changed.map(({ seasonId }) => seasonId))]
    },
    renew: async (seasonId) => {
      const before = pages.get(seasonId)
      if (!before) return []
      // One that is being read may have been asked before the change.
      await coming.get(seasonId)?.catch(() => undefined)
      const after = await read(seasonId, before.source)
      return movedTeams(before.places, after.places)
    },
  }
}

async function readPage(db: Db, seasonId: number, source: string, readAt: number): Promise<Page> {
  const season = await readSeason(db, seasonId, matchSources(source))
  const matches = season?.matches ?? []
  return {
    source,
    readAt,
    places: season ? placesOf(seasonTable(season)) : new Map(),
    results: new Map(matches.map((match) => [match.id, resultOf(match)])),
  }
}

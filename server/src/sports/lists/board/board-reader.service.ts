import type { League, Team } from '@saidian/shared/contracts/matches'
import type { Db } from '../../../platform/database'
import type { MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import type { ReadColumns } from '../match-lists'
import {
  lastUpdateAt,
  readLeagues,
  readMatches,
  readMatchesById,
  readTeams,
} from '../rows/row.repository'
import { withColumns } from '../rows/with-columns'
import { boardRange } from './board-membership.rules'

/** The database reads of the board's publisher. */
export type BoardReader<Row extends MatchRow> = {
  /** Every match that may be on the list at `nowMs`. */
  all: (nowMs: number) => Promise<Row[]>
  /** Those of `ids` that may be on the list, or are on it (`listedIds`). */
  some: (ids: number[], listedIds: number[], nowMs: number) => Promise<Row[]>
  leagues: (ids: number[]) => Promise<League[]>
  teams: (ids: number[]) => Promise<Team[]>
  /** Time of the newest update from the sources, seconds since 1970. */
  lastUpdateAt: () => Promise<number>
}

export function createBoardReader<Row extends MatchRow>(
  db: Db,
  sport: ListedSport<Row>,
  sources: string[],
  columns: readonly ReadColumns<Partial<Row>>[],
): BoardReader<Row> {
  return {
    // Columns are read second: one that changes in between raises the version, so that the row is
    // published again.
    all: async (nowMs) => {
      const matches = await readMatches(db, sport, sources, boardRange(sport, nowMs))
      return withColumns(db, matches, columns)
    },
    some: async (ids, listedIds, nowMs) => {
      const wanted = { range: boardRange(sport, nowMs), listedIds }
      return withColumns(db, await readMatchesById(db, sport, ids, wanted), columns)
    },
    leagues: (ids) => readLeagues(db, ids),
    teams: (ids) => readTeams(db, ids),
    lastUpdateAt: () => lastUpdateAt(db, sport, sources),
  }
}

import type { BoardMatch, League, Team } from '@saidian/shared/contracts/football'
import type { Db } from '../../../platform/database'
import { boardRange } from '../rules/board-membership.rules'
import {
  lastUpdateAt,
  readLeagues,
  readMatches,
  readMatchesById,
  readTeams,
} from './board.repository'
import { type ReadColumns, withColumns } from './columns.repository'

/** The database reads of the board's publisher. */
export type BoardReader = {
  /** Every match that may be on the list at `nowMs`. */
  all: (nowMs: number) => Promise<BoardMatch[]>
  /** Those of `ids` that may be on the list, or are on it (`listedIds`). */
  some: (ids: number[], listedIds: number[], nowMs: number) => Promise<BoardMatch[]>
  leagues: (ids: number[]) => Promise<League[]>
  teams: (ids: number[]) => Promise<Team[]>
  /** Time of the newest update from the sources, seconds since 1970. */
  lastUpdateAt: () => Promise<number>
}

export function createBoardReader(
  db: Db,
  sources: string[],
  columns: readonly ReadColumns[],
): BoardReader {
  return {
    // Columns are read second: one that changes in between raises the version, so that the row is
    // published again.
    all: async (nowMs) =>
      withColumns(db, await readMatches(db, sources, boardRange(nowMs)), columns),
    some: async (ids, listedIds, nowMs) => {
      return withColumns(db, await readMatchesById(db, ids, boardRange(nowMs), listedIds), columns)
    },
    leagues: (ids) => readLeagues(db, ids),
    teams: (ids) => readTeams(db, ids),
    lastUpdateAt: () => lastUpdateAt(db, sources),
  }
}

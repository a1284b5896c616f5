import type { BoardMatch, League, Team } from '@saidian/shared/contracts'
import type { Db } from '../../../platform/database'
import { boardRange } from '../rules/board-membership.rules'
import {
  lastWordAt,
  readLeagues,
  readMatches,
  readMatchesById,
  readTeams,
} from './board.repository'
import { type ReadColumns, withColumns } from './columns.repository'

/** What the owner of the board asks of the database. */
export type BoardReader = {
  /** Every match that may be on the list at `nowMs`. */
  all: (nowMs: number) => Promise<BoardMatch[]>
  /** Those of `ids` that may be on the list, or are on it (`kept`). */
  some: (ids: number[], kept: number[], nowMs: number) => Promise<BoardMatch[]>
  leagues: (ids: number[]) => Promise<League[]>
  teams: (ids: number[]) => Promise<Team[]>
  /** When the sources last said something, seconds since 1970. */
  lastWordAt: () => Promise<number>
}

export function createBoardReader(
  db: Db,
  sources: string[],
  columns: readonly ReadColumns[],
): BoardReader {
  return {
    // Columns come second: one that changes in between is told again with the version that it raises.
    all: async (nowMs) =>
      withColumns(db, await readMatches(db, sources, boardRange(nowMs)), columns),
    some: async (ids, kept, nowMs) => {
      return withColumns(db, await readMatchesById(db, ids, boardRange(nowMs), kept), columns)
    },
    leagues: (ids) => readLeagues(db, ids),
    teams: (ids) => readTeams(db, ids),
    lastWordAt: () => lastWordAt(db, sources),
  }
}

import type {
  BoardEvent,
  BoardIncident,
  BoardMatch,
  League,
  Team,
} from '@saidian/shared/contracts/football'
import { changeOf } from '../rules/board-change.rules'
import { eventPartsOf, isUrgentRow, stepOf } from '../rules/board-step.rules'
import type { BoardContents } from './board-contents'

/** Changes read from the database that are not published yet. */
export type BoardOutbox = {
  /** Adds a row if it is newer than the known one; true when it must not wait for the tick. */
  offer: (match: BoardMatch) => boolean
  offerNames: (names: { leagues: League[]; teams: Team[] }) => void
  /** Adds the incidents of listed matches and returns them. */
  offerIncidents: (incidents: BoardIncident[]) => BoardIncident[]
  /** Returns all changes as parts of one event and empties the outbox. */
  drain: (nowMs: number) => Omit<BoardEvent, 'serverAt' | 'feed'>
}

/**
 * All changes to a match between two drains become one change. `published` is the list as of the
 * last event.
 */
export function createBoardOutbox(published: BoardContents): BoardOutbox {
  const rows = new Map<number, BoardMatch>()
  let names: { leagues: League[]; teams: Team[] } = { leagues: [], teams: [] }
  let incidents: BoardIncident[] = []
  return {
    offer: (match) => {
      const known = rows.get(match.id) ?? published.matches.get(match.id)
      if (known !== undefined && !isNewer(known, match)) return false
      rows.set(match.id, match)
      return isUrgentRow(published.matches, match)
    },
    offerNames: ({ leagues, teams }) => {
      names.leagues.push(...leagues.filter((league) => isNew(published.leagues, league)))
      names.teams.push(...teams.filter((team) => isNew(published.teams, team)))
    },
    offerIncidents: (offered) => {
      const listed = offered.filter(
        ({ matchId }) => published.matches.has(matchId) || rows.has(matchId),
      )
      incidents.push(...listed)
      return listed
    },
    drain: (nowMs) => {
      const step = stepOf(published.matches, rows, nowMs)
      const isAdding = step.added.length + names.leagues.length + names.teams.length > 0
      const parts = {
        ...eventPartsOf(step),
        ...(isAdding && { added: { ...names, matches: step.added } }),
        ...(incidents.length > 0 && { incidents }),
      }
      rows.clear()
      names = { leagues: [], teams: [] }
      incidents = []
      return parts
    },
  }
}

/** Columns that follow from other matches, such as ranks, change without a new version. */
function isNewer(known: BoardMatch, match: BoardMatch): boolean {
  if (known.version !== match.version) return known.version < match.version
  return changeOf(known, match) !== null
}

function isNew<Row extends { id: number }>(known: Map<number, Row>, row: Row): boolean {
  return JSON.stringify(known.get(row.id)) !== JSON.stringify(row)
}

import type { BoardEvent, BoardIncident, BoardMatch, League, Team } from '@saidian/shared/contracts'
import { changeOf } from '../rules/board-change.rules'
import { eventPartsOf, isUrgentRow, stepOf } from '../rules/board-step.rules'
import type { BoardContents } from './board-contents'

/** What the database has and nobody was told yet. */
export type BoardOutbox = {
  /** Takes a row unless the same or a newer one is known; true when it must not wait for the tick. */
  offer: (match: BoardMatch) => boolean
  offerNames: (names: { leagues: League[]; teams: Team[] }) => void
  /** Takes those that belong to a match of the list, and returns them. */
  offerIncidents: (incidents: BoardIncident[]) => BoardIncident[]
  /** All of it as parts of one event, and starts anew. */
  drain: (nowMs: number) => Omit<BoardEvent, 'serverAt' | 'feed'>
}

/** Any number of changes to a match between two drains is one change. `published` is the list as told so far. */
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

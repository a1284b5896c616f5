import type { League, ListIncident, Team } from '@saidian/shared/contracts/matches'
import type { ListEvent, MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import { changeOf } from './board-change.rules'
import type { BoardContents } from './board-contents'
import { eventPartsOf, isUrgentRow, stepOf } from './board-step.rules'

/** Changes read from the database that are not published yet. */
export type BoardOutbox<Row extends MatchRow> = {
  /** Adds a row if it is newer than the known one; true when it must not wait for the tick. */
  offer: (match: Row) => boolean
  offerNames: (names: { leagues: League[]; teams: Team[] }) => void
  /** Adds the incidents of listed matches and returns them. */
  offerIncidents: (incidents: ListIncident[]) => ListIncident[]
  /** Takes matches off the list that are not stored any more. */
  offerGone: (ids: number[]) => void
  /** Returns all changes as parts of one event and empties the outbox. */
  drain: (nowMs: number) => Omit<ListEvent<Row>, 'serverAt' | 'feed'>
}

/**
 * All changes to a match between two drains become one change. `published` is the list as of the
 * last event.
 */
export function createBoardOutbox<Row extends MatchRow>(
  sport: ListedSport<Row>,
  published: BoardContents<Row>,
): BoardOutbox<Row> {
  const rows = new Map<number, Row>()
  let names: { leagues: League[]; teams: Team[] } = { leagues: [], teams: [] }
  let incidents: ListIncident[] = []
  let gone: number[] = []
  return {
    offer: (match) => {
      const known = rows.get(match.id) ?? published.matches.get(match.id)
      if (known !== undefined && !isNewer(sport, known, match)) return false
      rows.set(match.id, match)
      return isUrgentRow(sport, published.matches, match)
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
    offerGone: (ids) => {
      gone = ids
    },
    drain: (nowMs) => {
      const step = stepOf(sport, published.matches, rows, nowMs)
      step.removed = [...new Set([...step.removed, ...gone])]
      const isAdding = step.added.length + names.leagues.length + names.teams.length > 0
      const parts = {
        ...eventPartsOf(step),
        ...(isAdding && { added: { ...names, matches: step.added } }),
        ...(incidents.length > 0 && { incidents }),
      }
      rows.clear()
      names = { leagues: [], teams: [] }
      incidents = []
      gone = []
      return parts
    },
  }
}

/** Columns that follow from other matches, such as ranks, change without a new version. */
function isNewer<Row extends MatchRow>(
  { rows }: ListedSport<Row>,
  known: Row,
  match: Row,
): boolean {
  if (known.version !== match.version) return known.version < match.version
  return changeOf(rows, known, match) !== null
}

function isNew<Row extends { id: number }>(known: Map<number, Row>, row: Row): boolean {
  return JSON.stringify(known.get(row.id)) !== JSON.stringify(row)
}

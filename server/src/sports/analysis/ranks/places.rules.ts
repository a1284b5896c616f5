import type { SeasonMatch } from '../table/season-match'
import type { SeasonTable } from '../table/season-table.rules'

/** Place of a team; only teams of one group, or of conferences, are compared. */
export type Place = { group: number; position: number }

/** The group of all conferences of a season: their teams play with each other. */
const CONFERENCES = -1

/** Places of all teams that have played. */
export function placesOf({ groups }: SeasonTable): Map<number, Place> {
  const rows = groups.flatMap(({ statistic, isConference }, index) =>
    statistic.total.map((row) => ({ ...row, group: isConference ? CONFERENCES : index })),
  )
  const played = rows.filter((row) => row.played > 0)
  return new Map(played.map(({ teamId, group, position }) => [teamId, { group, position }]))
}

/** Places of both sides of a match; null unless both are in one table. */
export function ranksIn(
  places: ReadonlyMap<number, Place>,
  { home, away }: { home: number; away: number },
): [number, number] | null {
  const [one, other] = [places.get(home), places.get(away)]
  return one && other && one.group === other.group ? [one.position, other.position] : null
}

/** Teams whose place changed. */
export function movedTeams(
  before: ReadonlyMap<number, Place>,
  after: ReadonlyMap<number, Place>,
): number[] {
  const teams = new Set([...before.keys(), ...after.keys()])
  return [...teams].filter((team) => {
    const [was, is] = [before.get(team), after.get(team)]
    return was?.position !== is?.position || was?.group !== is?.group
  })
}

/** Result of a match as text to compare; empty when the table does not count the match. */
export function resultOf(match: Pick<SeasonMatch, 'score'>): string {
  return match.score ? String(match.score) : ''
}

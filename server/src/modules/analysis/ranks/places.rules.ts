import type { SeasonTable } from '../table/season-table.rules'
import type { SeasonMatch } from '../table/standings.rules'
import { hasResult } from '../table/standings.rules'

/** Where a team stands; two teams are compared only within a group. */
export type Place = { group: number; position: number }

/** Places of all teams that have played. */
export function placesOf({ groups }: SeasonTable): Map<number, Place> {
  const rows = groups.flatMap(({ statistic }, group) =>
    statistic.total.map((row) => ({ ...row, group })),
  )
  const played = rows.filter((row) => row.played > 0)
  return new Map(played.map(({ teamId, group, position }) => [teamId, { group, position }]))
}

/** Places of both sides of a match; null unless both stand in one table. */
export function ranksIn(
  places: ReadonlyMap<number, Place>,
  { home, away }: { home: number; away: number },
): [number, number] | null {
  const [one, other] = [places.get(home), places.get(away)]
  return one && other && one.group === other.group ? [one.position, other.position] : null
}

/** Teams that stand elsewhere now. */
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

/** What a table counts of a match, to be compared: empty without a result. */
export function resultOf(match: Pick<SeasonMatch, 'status' | 'score'>): string {
  return hasResult(match as SeasonMatch) ? String(match.score) : ''
}

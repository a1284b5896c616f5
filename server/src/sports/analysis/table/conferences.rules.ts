import type { Group } from './groups.rules'
import type { TableRules } from './table-rules'

/** A table: its teams, and all matches of these teams that count. */
export type TableGroup = Group & { teams: ReadonlySet<number>; isConference?: true }

/**
 * The conferences of a group by name; the group itself unless every team is in one and there are
 * several. The matches of a conference are those of the whole group: its teams play with others.
 */
export function conferencesOf(
  group: Group,
  teamKeys: ReadonlyMap<number, string>,
  { conferenceOf }: Pick<TableRules, 'conferenceOf'>,
): TableGroup[] {
  const teams = new Set(group.matches.flatMap(({ home, away }) => [home, away]))
  const names = new Map([...teams].map((id) => [id, conferenceOf?.(teamKeys.get(id)) ?? null]))
  const known = [...new Set(names.values())]
  if (known.length < 2 || known.includes(null)) return [{ ...group, teams }]
  return known
    .filter((name) => name !== null)
    .sort()
    .map((name) => ({
      name,
      isConference: true as const,
      matches: group.matches,
      teams: new Set([...teams].filter((id) => names.get(id) === name)),
    }))
}

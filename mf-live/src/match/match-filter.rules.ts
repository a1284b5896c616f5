import type { ListMatch, Sport } from '@saidian/shared/matches'

/** A lottery by the name of a match's number in it. */
export type Lottery = keyof NonNullable<ListMatch['lottery']>

/** What the lists of a sport show: some leagues, the matches of one lottery, or both. */
export type MatchFilter = {
  /** null: every league. */
  leagueIds: ReadonlySet<number> | null
  /** null: with or without a lottery. */
  lottery: Lottery | null
}

/** The filters of the sports that have one. */
export type MatchFilters = ReadonlyMap<Sport, MatchFilter>

/** Whether the match passes the filter; every match passes none. */
export function matchesFilter(
  filter: MatchFilter | null | undefined,
  { li, lottery }: Pick<ListMatch, 'li' | 'lottery'>,
): boolean {
  if (!filter) return true
  if (filter.leagueIds && !filter.leagueIds.has(li)) return false
  return filter.lottery === null || lottery?.[filter.lottery] !== undefined
}

import type { ListMatch } from '@saidian/shared/matches'

/** A lottery by the name of a match's number in it. */
export type Lottery = keyof NonNullable<ListMatch['lottery']>

/** What the lists show: some leagues, the matches of one lottery, or both. */
export type MatchFilter = {
  /** null: every league. */
  leagueIds: ReadonlySet<number> | null
  /** null: with or without a lottery. */
  lottery: Lottery | null
}

/** Whether the match passes the filter; every match passes null. */
export function matchesFilter(
  filter: MatchFilter | null,
  { li, lottery }: Pick<ListMatch, 'li' | 'lottery'>,
): boolean {
  if (filter === null) return true
  if (filter.leagueIds && !filter.leagueIds.has(li)) return false
  return filter.lottery === null || lottery?.[filter.lottery] !== undefined
}

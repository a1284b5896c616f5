import type { BoardMatch } from '@saidian/shared/contracts/football'

/** Lotteries by the names of a match's numbers: 竞彩, 北单, 足彩. */
export const LOTTERIES = ['jc', 'bd', 'zc'] as const
export type Lottery = (typeof LOTTERIES)[number]

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
  { li, lottery }: Pick<BoardMatch, 'li' | 'lottery'>,
): boolean {
  if (filter === null) return true
  if (filter.leagueIds && !filter.leagueIds.has(li)) return false
  return filter.lottery === null || lottery?.[filter.lottery] !== undefined
}

import type { FootballMatch } from '@saidian/shared/contracts/football'
import type { FilterGroup } from '@saidian/shared/contracts/matches'
import type { ListService } from '../../../sports/lists'
import { filterGroups } from '../rules/league-filter.rules'

export type FootballService = Omit<ListService<FootballMatch>, 'listed' | 'lists'> & {
  /** Leagues with matches of a type on `date`, or today. */
  filter: (date: string | undefined, type: number) => Promise<FilterGroup[]>
}

/** The lists of football with the groups of their filter page. */
export function createFootballService(lists: ListService<FootballMatch>): FootballService {
  const { live, day, named, listed } = lists
  return {
    live,
    day,
    named,
    filter: async (date, type) => {
      const { matches, leagues } = await listed(date, type)
      return filterGroups(matches, leagues)
    },
  }
}

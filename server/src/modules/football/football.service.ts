import type { FilterGroup } from '@saidian/shared/contracts'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { Refusal } from '../../platform/errors'
import type { Prebuilt } from '../../platform/http'
import type { Board, BoardView } from './board/board-contents'
import { createListCache } from './board/list-cache.service'
import { createDayLists, DAY_TYPES } from './days/day-list.service'
import type { FootballLists } from './football-lists'
import { filterGroups } from './rules/league-filter.rules'
import { leagueIdsOf } from './rules/league-ids.rules'
import { LIVE_TYPES } from './rules/list-type.rules'
import { shownSources } from './sport'

export type FootballService = {
  /** Today's list, ready to send. */
  live: (type: number) => Promise<Prebuilt>
  /** One Beijing day; `leagues` are ids joined by `!`. */
  day: (date: string, type: number, leagues: string | undefined) => Promise<Prebuilt>
  /** Leagues that have matches on a day, or today. */
  filter: (date: string | undefined) => Promise<FilterGroup[]>
  lists: FootballLists
}

export function createFootballService(deps: { board: Board; db: Db; clock: Clock }): FootballService {
  const liveList = createListCache(deps.clock)
  const dayLists = createDayLists(deps.db, deps.clock, (view) => shownSources(view.feed.source))

  function view(): BoardView {
    const current = deps.board.view()
    if (current === null) throw new Refusal('server.busy')
    return current
  }

  return {
    live: async (type) => {
      if (!LIVE_TYPES.includes(type)) throw new Refusal('request.invalid', { details: { type } })
      return liveList(view(), type)
    },
    day: async (date, type, leagues) => {
      const leagueIds = leagueIdsOf(leagues)
      if (leagueIds === 'invalid') throw new Refusal('request.invalid', { details: { li: leagues } })
      if (!DAY_TYPES.includes(type)) throw new Refusal('request.invalid', { details: { type } })
      if (leagueIds === null) return dayLists.answer(date, type, view())
      return dayLists.ofLeagues(date, type, leagueIds, view())
    },
    filter: async (date) => {
      const { contents } = date === undefined ? view() : { contents: await dayLists.day(date, view()) }
      return filterGroups(contents.matches.values(), contents.leagues)
    },
    lists: {
      today: () => [...view().contents.matches.keys()],
      day: async (date) => [...(await dayLists.day(date, view())).matches.keys()],
      sources: () => shownSources(view().feed.source),
    },
  }
}

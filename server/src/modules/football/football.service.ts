import type { FilterGroup, FootballList } from '@saidian/shared/contracts/football'
import type { Clock } from '../../platform/clock'
import { batchedRead, type Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { Prebuilt } from '../../platform/http'
import type { Board, BoardView } from './board/board-contents'
import type { ReadColumns } from './board/columns.repository'
import { createListCache, typeTest } from './board/list-cache.service'
import { readListedMatches } from './board/listed-match.service'
import { readNamedMatches } from './board/named-matches.service'
import { createDayLists } from './days/day-list.service'
import { rejectUnknownLeagues } from './days/known-leagues.service'
import type { FootballLists } from './football-lists'
import { filterGroups } from './rules/league-filter.rules'
import { leagueIdsOf } from './rules/league-ids.rules'
import { DAY_TYPES, LIVE_TYPES } from './rules/list-type.rules'
import { shownSources } from './sport'

export type FootballService = {
  /** Today's list, ready to send. */
  live: (type: number) => Promise<Prebuilt>
  /** One Beijing day; `leagues` are ids joined by `!`. */
  day: (date: string, type: number, leagues: string | undefined) => Promise<Prebuilt>
  /** Matches by their ids, joined by `!`. */
  named: (ids: string) => Promise<FootballList>
  /** Leagues with matches of a type on `date`, or today. */
  filter: (date: string | undefined, type: number) => Promise<FilterGroup[]>
  lists: FootballLists
}

export type FootballServiceDeps = {
  board: Board
  db: Db
  clock: Clock
  columns: readonly ReadColumns[]
}

export function createFootballService(deps: FootballServiceDeps): FootballService {
  const liveList = createListCache(deps.clock)
  const sourcesOf = (view: BoardView) => shownSources(view.feed.source)
  const dayLists = createDayLists({ ...deps, sourcesOf })
  const listedMatch = batchedRead((ids) => {
    return readListedMatches(deps.db, ids, sourcesOf(view()), deps.columns)
  })

  function view(): BoardView {
    const current = deps.board.view()
    if (current === null) throw new RequestError('server.busy')
    return current
  }

  return {
    live: async (type) => {
      if (!LIVE_TYPES.includes(type))
        throw new RequestError('request.invalid', { details: { type } })
      return liveList(view(), type)
    },
    day: async (date, type, leagues) => {
      const leagueIds = leagueIdsOf(leagues)
      if (leagueIds === 'invalid')
        throw new RequestError('request.invalid', { details: { li: leagues } })
      if (!DAY_TYPES.includes(type))
        throw new RequestError('request.invalid', { details: { type } })
      if (leagueIds === null) return dayLists.answer(date, type, view())
      const current = view()
      await rejectUnknownLeagues(deps.db, leagueIds, current.contents)
      return dayLists.ofLeagues(date, type, leagueIds, current)
    },
    named: async (ids) => {
      const current = view()
      return readNamedMatches(ids.split('!').map(Number), current, {
        ...deps,
        sources: sourcesOf(current),
        nowMs: deps.clock.now(),
      })
    },
    filter: async (date, type) => {
      if (!DAY_TYPES.includes(type))
        throw new RequestError('request.invalid', { details: { type } })
      const { contents } =
        date === undefined ? view() : { contents: await dayLists.day(date, view()) }
      const listed = [...contents.matches.values()].filter(typeTest(contents, type))
      return filterGroups(listed, contents.leagues)
    },
    lists: {
      today: () => [...view().contents.matches.keys()],
      day: async (date) => [...(await dayLists.day(date, view())).matches.keys()],
      sources: () => sourcesOf(view()),
      match: async (matchId) => (await listedMatch(matchId)) ?? null,
      feed: () => view().feed,
    },
  }
}

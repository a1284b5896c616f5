import type { FilterGroup } from '@saidian/shared/contracts/matches'
import type { Clock } from '../../platform/clock'
import { batchedRead } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { Prebuilt } from '../../platform/http'
import type { MatchList, MatchRow } from '../match-row'
import type { Board, BoardView } from './board/board-contents'
import { createListCache, packLeagues, typeTest } from './board/list-cache.service'
import { createDayLists } from './days/day-list.service'
import { rejectUnknownLeagues } from './days/known-leagues.service'
import { leagueIdsOf } from './days/league-ids.rules'
import { filterGroups } from './filter/filter-groups.rules'
import type { MatchLists } from './match-lists'
import { type RowDeps, readListedMatches } from './rows/listed-match.service'
import { readNamedMatches } from './rows/named-matches.service'

/** The lists of a sport as its calls answer them. */
export type ListService<Row extends MatchRow> = {
  /** Today's list, ready to send; `leagues` are ids joined by `!`. */
  live: (type: number, leagues?: string) => Promise<Prebuilt>
  /** One Beijing day; `leagues` are ids joined by `!`. */
  day: (date: string, type: number, leagues: string | undefined) => Promise<Prebuilt>
  /** These matches, of any days. */
  named: (ids: readonly number[]) => Promise<MatchList<Row>>
  /** Leagues with matches of a type on `date`, or today, for the filter page. */
  filter: (date: string | undefined, type: number) => Promise<FilterGroup[]>
  lists: MatchLists<Row>
}

export type ListServiceDeps<Row extends MatchRow> = RowDeps<Row> & {
  board: Board<Row>
  clock: Clock
}

export function createListService<Row extends MatchRow>(
  deps: ListServiceDeps<Row>,
): ListService<Row> {
  const { db, sport, clock } = deps
  const { types } = sport.rows
  const liveList = createListCache(sport.rows, clock)
  const dayLists = createDayLists(deps)
  const sourcesOf = (view: BoardView<Row>) => sport.sources.shown(view.feed.source)
  const listedMatch = batchedRead((ids) => readListedMatches(deps, ids, sourcesOf(view())))

  function view(): BoardView<Row> {
    const current = deps.board.view()
    if (current === null) throw new RequestError('server.busy')
    return current
  }

  /** The leagues that a list is limited to; null for all. */
  async function leaguesOf(text: string | undefined, current: BoardView<Row>) {
    const leagueIds = leagueIdsOf(text)
    if (leagueIds === 'invalid')
      throw new RequestError('request.invalid', { details: { li: text } })
    if (leagueIds !== null) await rejectUnknownLeagues(db, sport, leagueIds, current.contents)
    return leagueIds
  }

  return {
    live: async (type, leagues) => {
      checkType(types.live, type)
      const leagueIds = await leaguesOf(leagues, view())
      if (leagueIds === null) return liveList(view(), type)
      return packLeagues(sport.rows, view(), { type, leagueIds }, clock.now())
    },
    day: async (date, type, leagues) => {
      checkType(types.day, type)
      const current = view()
      const leagueIds = await leaguesOf(leagues, current)
      if (leagueIds === null) return dayLists.answer(date, type, current)
      return dayLists.ofLeagues(date, type, leagueIds, current)
    },
    named: async (ids) => {
      const current = view()
      const [sources, nowMs] = [sourcesOf(current), clock.now()]
      return readNamedMatches(ids, current, { ...deps, sources, nowMs })
    },
    filter: async (date, type) => {
      checkType(types.day, type)
      const contents = date === undefined ? view().contents : await dayLists.day(date, view())
      const isOfType = typeTest(sport.rows, contents, type)
      const matches = [...contents.matches.values()].filter(isOfType)
      return filterGroups(sport.rows, matches, contents.leagues)
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

function checkType(types: readonly number[], type: number): void {
  if (!types.includes(type)) throw new RequestError('request.invalid', { details: { type } })
}

import { api, callOf, dataOf, queryOf } from '@saidian/shared/api'
import {
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchOrigins,
  getMatchText,
  isMatchEvent,
  type MatchHeader,
  type MatchLineup,
  type MatchText,
} from '@saidian/shared/contracts/football'
import {
  getMatchOdds,
  getOddsHistory,
  type MatchOdds,
  type OddsType,
} from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import {
  applyContextOf,
  type LiveResource,
  type LiveState,
  type Load,
  liveQuery,
  loadBy,
  type Reply,
} from '@saidian/shared/live'
import type { MatchQueries } from '../../../match/match-queries'
import { headerResource } from './header.rules'
import { type IntelligenceReply, intelligenceResource } from './intelligence.rules'
import { lineupResource } from './lineup.rules'
import { oddsResource } from './odds.rules'
import { withOlder } from './older-text.rules'
import { textResource } from './text.rules'

/** Seconds that an unused match stays cached, so that going back shows it at once. */
const CACHE_SECONDS = 300
/** Lines of a page further back: as many as a phone renders without a pause. */
const OLDER_LINES = 40
/** Lines of the first load, and the maximum of the endpoint. */
const FIRST_LINES = 60
const MAX_LINES = 500

/** A live query of the match `idOf(arg)`, on the topic of that match. */
function matchResource<T extends Reply, Arg>(
  resource: LiveResource<T>,
  load: Load<T, Arg>,
  idOf: (arg: Arg) => number,
) {
  return {
    keepUnusedDataFor: CACHE_SECONDS,
    ...liveQuery<T, Arg>({
      resource,
      load,
      topicOf: (arg) => TOPIC.footballMatch(idOf(arg)),
      isEvent: isMatchEvent,
    }),
  }
}

const ofMatch = (id: number) => ({ params: { id } })
const sameId = (id: number) => id

type HistoryArgs = { matchId: number; companyId: number; type: OddsType }
type OddsArgs = { matchId: number; type: OddsType }

/** Endpoints of a football match's page. What changes during play follows the match's topic. */
const matchApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchHeader: build.query<LiveState<MatchHeader>, number>(
      matchResource(headerResource, loadBy(getMatchNavigation, ofMatch), sameId),
    ),
    matchText: build.query<LiveState<MatchText>, number>(
      matchResource(
        textResource,
        // A reload covers all lines on the screen.
        loadBy(getMatchText, (id, shown) => ({
          ...ofMatch(id),
          query: shown ? { limit: linesToLoad(shown) } : {},
        })),
        sameId,
      ),
    ),
    /**
     * Older lines. They are added to `matchText`, which follows corrections of all loaded lines.
     */
    olderText: build.query<MatchText, { id: number; before: number }>({
      keepUnusedDataFor: 0,
      query: ({ id, before }) =>
        callOf(getMatchText)({ ...ofMatch(id), query: { before, limit: OLDER_LINES } }),
      onQueryStarted: async (
        { id, before },
        { dispatch, getState, queryFulfilled },
      ): Promise<void> => {
        const page = await queryFulfilled.catch(() => null)
        const current = dataOf(matchApi.endpoints.matchText, id, getState())
        if (!page || !current) return
        const mergedById = withOlder(current, page.data, before, applyContextOf(getState()))
        dispatch(matchApi.util.updateQueryData('matchText', id, () => mergedById))
      },
    }),
    matchLineup: build.query<LiveState<MatchLineup>, number>(
      matchResource(lineupResource, loadBy(getMatchLineup, ofMatch), sameId),
    ),
    matchOdds: build.query<LiveState<MatchOdds>, OddsArgs>(
      matchResource(oddsResource, loadBy(getMatchOdds, oddsArgs), ({ matchId }) => matchId),
    ),
    oddsHistory: queryOf(build, getOddsHistory, {
      args: ({ matchId, companyId, type }: HistoryArgs) => ({
        ...ofMatch(matchId),
        query: { companyId, type },
      }),
    }),
    earlierQuotes: queryOf(build, getOddsHistory, {
      keepUnusedDataFor: 0,
      args: ({ matchId, ...query }: HistoryArgs & { before: number }) => ({
        ...ofMatch(matchId),
        query,
      }),
    }),
    matchIntelligence: build.query<LiveState<IntelligenceReply>, number>(
      matchResource(intelligenceResource, loadBy(getMatchIntelligence, ofMatch), sameId),
    ),
    matchOrigins: queryOf(build, getMatchOrigins, { args: ofMatch }),
  }),
})

function oddsArgs({ matchId, type }: OddsArgs) {
  return { params: { matchId }, query: { type } }
}

function linesToLoad({ textLive }: MatchText): number {
  return Math.min(Math.max(textLive.length, FIRST_LINES), MAX_LINES)
}

/** Loading older lines changes the text itself: the state of the request renders nothing. */
const NO_RERENDER = { selectFromResult: () => NOTHING }
const NOTHING = {}

export const { useMatchLineupQuery } = matchApi

/** The data of the page of a football match. */
export const matchQueries: MatchQueries = {
  useHeader: matchApi.useMatchHeaderQuery,
  useText: matchApi.useMatchTextQuery,
  useLoadOlderText: () => matchApi.useLazyOlderTextQuery(NO_RERENDER)[0],
  useOdds: matchApi.useMatchOddsQuery,
  useOddsHistory: matchApi.useOddsHistoryQuery,
  useEarlierQuotes: () => {
    const [load, state] = matchApi.useLazyEarlierQuotesQuery()
    return [load, state]
  },
  useIntelligence: matchApi.useMatchIntelligenceQuery,
  useOrigins: matchApi.useMatchOriginsQuery,
}

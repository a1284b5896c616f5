import { api, callOf, dataOf, queryOf } from '@saidian/shared/api'
import {
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchOrigins,
  getMatchText,
  isMatchEvent,
  type MatchEvent,
  type MatchHeader,
  type MatchLineup,
  type MatchText,
} from '@saidian/shared/contracts/football'
import { getMatchOdds, getOddsHistory, type MatchOdds } from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { type LiveState, loadBy } from '@saidian/shared/live'
import {
  addOlderText,
  type HistoryArgs,
  historyArgs,
  matchResourceOf,
  NO_RERENDER,
  type OddsArgs,
  oddsArgs,
  ofMatch,
  olderTextArgs,
  textArgs,
} from '../../../match/data/match-endpoints'
import { oddsResource } from '../../../match/data/odds.rules'
import type { MatchQueries } from '../../../match/match-queries'
import { headerResource } from './header.rules'
import { type IntelligenceReply, intelligenceResource } from './intelligence.rules'
import { lineupResource } from './lineup.rules'
import { textResource } from './text.rules'

const matchResource = matchResourceOf(TOPIC.footballMatch, isMatchEvent)
const sameId = (id: number) => id

/** Endpoints of a football match's page. What changes during play follows the match's topic. */
const matchApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchHeader: build.query<LiveState<MatchHeader, MatchEvent>, number>(
      matchResource(headerResource, loadBy(getMatchNavigation, ofMatch), sameId),
    ),
    matchText: build.query<LiveState<MatchText, MatchEvent>, number>(
      matchResource(textResource, loadBy(getMatchText, textArgs), sameId),
    ),
    olderText: build.query<MatchText, { id: number; before: number }>({
      keepUnusedDataFor: 0,
      query: (page) => callOf(getMatchText)(olderTextArgs(page)),
      onQueryStarted: async (
        { id, before },
        { dispatch, getState, queryFulfilled },
      ): Promise<void> =>
        addOlderText<MatchText>({
          resource: textResource,
          before,
          reply: queryFulfilled,
          cached: () => dataOf(matchApi.endpoints.matchText, id, getState()),
          getState,
          update: (text) => dispatch(matchApi.util.updateQueryData('matchText', id, () => text)),
        }),
    }),
    matchLineup: build.query<LiveState<MatchLineup, MatchEvent>, number>(
      matchResource(lineupResource, loadBy(getMatchLineup, ofMatch), sameId),
    ),
    matchOdds: build.query<LiveState<MatchOdds, MatchEvent>, OddsArgs>(
      matchResource(oddsResource, loadBy(getMatchOdds, oddsArgs), ({ matchId }) => matchId),
    ),
    oddsHistory: queryOf(build, getOddsHistory, { args: (args: HistoryArgs) => historyArgs(args) }),
    earlierQuotes: queryOf(build, getOddsHistory, {
      keepUnusedDataFor: 0,
      args: (args: HistoryArgs & { before: number }) => historyArgs(args),
    }),
    matchIntelligence: build.query<LiveState<IntelligenceReply, MatchEvent>, number>(
      matchResource(intelligenceResource, loadBy(getMatchIntelligence, ofMatch), sameId),
    ),
    matchOrigins: queryOf(build, getMatchOrigins, { args: ofMatch }),
  }),
})

export const { useMatchLineupQuery, useMatchTextQuery, useMatchIntelligenceQuery } = matchApi

/** The data of the page of a football match. */
export const matchQueries: MatchQueries = {
  useHeader: matchApi.useMatchHeaderQuery,
  useText: matchApi.useMatchTextQuery,
  useLoadOlderText: () => matchApi.useLazyOlderTextQuery(NO_RERENDER)[0],
  useOrigins: matchApi.useMatchOriginsQuery,
  useOdds: matchApi.useMatchOddsQuery,
  useOddsHistory: matchApi.useOddsHistoryQuery,
  useEarlierQuotes: () => {
    const [load, state] = matchApi.useLazyEarlierQuotesQuery()
    return [load, state]
  },
}

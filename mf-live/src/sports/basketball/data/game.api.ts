import { api, callOf, dataOf, queryOf } from '@saidian/shared/api'
import {
  type BasketballEvent,
  type BasketballHeader,
  type BasketballText,
  type BoxScore,
  getBasketballDetail,
  getBasketballOrigins,
  getBasketballText,
  getBoxScore,
  getShotChart,
  isBasketballEvent,
  type ShotChart,
} from '@saidian/shared/contracts/basketball'
import {
  getBasketballOdds,
  getBasketballOddsHistory,
  type MatchOdds,
} from '@saidian/shared/contracts/odds'
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
import { boxResource } from './box.rules'
import { headerResource } from './header.rules'
import { shotsResource } from './shots.rules'
import { textResource } from './text.rules'

const gameResource = matchResourceOf(TOPIC.basketballMatch, isBasketballEvent)
const sameId = (id: number) => id

/** Endpoints of a basketball match's page. What changes during play follows the match's topic. */
const gameApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    gameHeader: build.query<LiveState<BasketballHeader, BasketballEvent>, number>(
      gameResource(headerResource, loadBy(getBasketballDetail, ofMatch), sameId),
    ),
    gameText: build.query<LiveState<BasketballText, BasketballEvent>, number>(
      gameResource(textResource, loadBy(getBasketballText, textArgs), sameId),
    ),
    olderGameText: build.query<BasketballText, { id: number; before: number }>({
      keepUnusedDataFor: 0,
      query: (page) => callOf(getBasketballText)(olderTextArgs(page)),
      onQueryStarted: async (
        { id, before },
        { dispatch, getState, queryFulfilled },
      ): Promise<void> =>
        addOlderText<BasketballText>({
          resource: textResource,
          before,
          reply: queryFulfilled,
          cached: () => dataOf(gameApi.endpoints.gameText, id, getState()),
          getState,
          update: (text) => dispatch(gameApi.util.updateQueryData('gameText', id, () => text)),
        }),
    }),
    boxScore: build.query<LiveState<BoxScore, BasketballEvent>, number>(
      gameResource(boxResource, loadBy(getBoxScore, ofMatch), sameId),
    ),
    shotChart: build.query<LiveState<ShotChart, BasketballEvent>, number>(
      gameResource(shotsResource, loadBy(getShotChart, ofMatch), sameId),
    ),
    gameOdds: build.query<LiveState<MatchOdds, BasketballEvent>, OddsArgs>(
      gameResource(oddsResource, loadBy(getBasketballOdds, oddsArgs), ({ matchId }) => matchId),
    ),
    gameOddsHistory: queryOf(build, getBasketballOddsHistory, {
      args: (args: HistoryArgs) => historyArgs(args),
    }),
    earlierGameQuotes: queryOf(build, getBasketballOddsHistory, {
      keepUnusedDataFor: 0,
      args: (args: HistoryArgs & { before: number }) => historyArgs(args),
    }),
    gameOrigins: queryOf(build, getBasketballOrigins, { args: ofMatch }),
  }),
})

export const { useGameHeaderQuery, useGameTextQuery, useBoxScoreQuery, useShotChartQuery } = gameApi

/** The data of the page of a basketball match. */
export const gameQueries: MatchQueries = {
  useHeader: gameApi.useGameHeaderQuery,
  useText: gameApi.useGameTextQuery,
  useLoadOlderText: () => gameApi.useLazyOlderGameTextQuery(NO_RERENDER)[0],
  useOrigins: gameApi.useGameOriginsQuery,
  useOdds: gameApi.useGameOddsQuery,
  useOddsHistory: gameApi.useGameOddsHistoryQuery,
  useEarlierQuotes: () => {
    const [load, state] = gameApi.useLazyEarlierGameQuotesQuery()
    return [load, state]
  },
}

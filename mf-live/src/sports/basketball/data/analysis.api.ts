import { api, queryOf } from '@saidian/shared/api'
import {
  getBasketballFuture,
  getBasketballHistory,
  getBasketballTable,
} from '@saidian/shared/contracts/basketball'
import { ofMatch } from '../../../match/data/match-endpoints'

/** The endpoints of 分析. Their data has no topic. */
const analysisApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    gameTable: queryOf(build, getBasketballTable, { args: ofMatch }),
    gameHistory: queryOf(build, getBasketballHistory, { args: ofMatch }),
    gameFuture: queryOf(build, getBasketballFuture, { args: ofMatch }),
  }),
})

export const { useGameTableQuery, useGameHistoryQuery, useGameFutureQuery } = analysisApi

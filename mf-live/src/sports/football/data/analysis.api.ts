import { api, queryOf } from '@saidian/shared/api'
import {
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchTable,
} from '@saidian/shared/contracts/football'
import { ofMatch } from '../../../match/data/match-endpoints'

/** The endpoints of 分析. Their data has no topic. */
const analysisApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchTable: queryOf(build, getMatchTable, { args: ofMatch }),
    matchHistory: queryOf(build, getMatchHistory, { args: ofMatch }),
    matchGoalTimes: queryOf(build, getMatchGoalTimes, { args: ofMatch }),
    matchFuture: queryOf(build, getMatchFuture, { args: ofMatch }),
  }),
})

export const {
  useMatchTableQuery,
  useMatchHistoryQuery,
  useMatchGoalTimesQuery,
  useMatchFutureQuery,
} = analysisApi

import { api, callOf } from '@saidian/shared/api'
import {
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchTable,
  type MatchFuture,
  type MatchGoalTimes,
  type MatchHistory,
  type MatchTable,
} from '@saidian/shared/contracts'

const ofMatch = (id: number) => ({ params: { id } })

/** The endpoints of 分析. Their data has no topic. */
const analysisApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchTable: build.query<MatchTable, number>({
      query: (id) => callOf(getMatchTable)(ofMatch(id)),
    }),
    matchHistory: build.query<MatchHistory, number>({
      query: (id) => callOf(getMatchHistory)(ofMatch(id)),
    }),
    matchGoalTimes: build.query<MatchGoalTimes, number>({
      query: (id) => callOf(getMatchGoalTimes)(ofMatch(id)),
    }),
    matchFuture: build.query<MatchFuture, number>({
      query: (id) => callOf(getMatchFuture)(ofMatch(id)),
    }),
  }),
})

export const {
  useMatchTableQuery,
  useMatchHistoryQuery,
  useMatchGoalTimesQuery,
  useMatchFutureQuery,
} = analysisApi

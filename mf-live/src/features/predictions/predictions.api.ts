import { api, callOf, queryOf } from '@saidian/shared/api'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import {
  getChain,
  getChainHeads,
  getChainRecord,
  getMatchPrediction,
  getPastPredictions,
  getPredictionScores,
  getUpcomingPredictions,
} from '@saidian/shared/contracts/predictions'

/** 1 football, 2 basketball; undefined for both. */
export type SportFilter = 1 | 2 | undefined

type PastPage = ReplyOf<typeof getPastPredictions>

const predictionsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    upcoming: queryOf(build, getUpcomingPredictions, {
      args: (sport: SportFilter) => ({ query: sport ? { sport } : {} }),
    }),
    past: build.infiniteQuery<PastPage, SportFilter, string | undefined>({
      query: ({ queryArg: sport, pageParam: after }) =>
        callOf(getPastPredictions)({ query: { ...(sport && { sport }), ...(after && { after }) } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
    }),
    scores: queryOf(build, getPredictionScores),
    matchPrediction: queryOf(build, getMatchPrediction, {
      args: (matchId: number) => ({ params: { matchId } }),
    }),
    chainPage: queryOf(build, getChain, {
      // A whole chain is too much to remember.
      keepUnusedDataFor: 0,
      args: (after: number) => ({ query: { after } }),
    }),
    chainHeads: queryOf(build, getChainHeads),
    chainRecord: queryOf(build, getChainRecord, {
      args: (record: number) => ({ params: { record } }),
    }),
  }),
})

export const {
  useUpcomingQuery,
  usePastInfiniteQuery,
  useScoresQuery,
  useMatchPredictionQuery,
  useLazyChainPageQuery,
  useChainHeadsQuery,
  useLazyChainRecordQuery,
} = predictionsApi

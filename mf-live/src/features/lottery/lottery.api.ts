import { api, callOf } from '@saidian/shared/api'
import { getBjdc, getJczq, getLottery, type LotteryList } from '@saidian/shared/contracts'

/** 竞彩, 北单, 足彩 14 场. */
export type LotteryKind = 'jc' | 'bd' | 'zc'

const CALLS = { jc: getJczq, bd: getBjdc, zc: getLottery } as const

const lotteryApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    lottery: build.query<LotteryList, { kind: LotteryKind; issue?: string }>({
      query: ({ kind, issue }) => callOf(CALLS[kind])({ query: { issue } }),
    }),
  }),
})

export const { useLotteryQuery } = lotteryApi

import { api, callOf } from '@saidian/shared/api'
import { getBjdc, getJczq, getLottery, type LotteryList } from '@saidian/shared/contracts/lottery'
import type { LotteryKind } from './lottery.rules'

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

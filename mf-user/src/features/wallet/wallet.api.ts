import { api, callOf, mutationOf } from '@saidian/shared/api'
import { getWallet, redeemGiftCode, type Wallet } from '@saidian/shared/contracts/wallet'

const walletApi = api.enhanceEndpoints({ addTagTypes: ['wallet', 'me'] }).injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    wallet: build.infiniteQuery<Wallet, void, string | undefined>({
      query: ({ pageParam: before }) =>
        callOf(getWallet)({ query: before === undefined ? {} : { before } }),
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ hasMore, entries }) => (hasMore ? entries.at(-1)?.id : undefined),
      },
      providesTags: ['wallet'],
    }),
    redeemGiftCode: mutationOf(build, redeemGiftCode, { invalidatesTags: ['wallet', 'me'] }),
  }),
})

export const { useWalletInfiniteQuery, useRedeemGiftCodeMutation } = walletApi

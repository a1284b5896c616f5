import { api, type CallArgs, callOf } from '@saidian/shared/api'
import { getWallet, type ReplyOf, redeemGiftCode, type Wallet } from '@saidian/shared/contracts'

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
    redeemGiftCode: build.mutation<ReplyOf<typeof redeemGiftCode>, CallArgs<typeof redeemGiftCode>>(
      {
        query: callOf(redeemGiftCode),
        invalidatesTags: ['wallet', 'me'],
      },
    ),
  }),
})

export const { useWalletInfiniteQuery, useRedeemGiftCodeMutation } = walletApi
